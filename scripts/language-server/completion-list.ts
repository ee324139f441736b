import {
  type CompletionItem,
  CompletionItemKind,
  type CompletionList,
  InsertTextFormat,
} from 'vscode-languageserver/node'
import type { TextDocument } from 'vscode-languageserver-textdocument'
import { complete } from '../../src/desk/complete/complete.ts'
import type { Proposal, Vocabulary } from '../../src/desk/complete/proposal.ts'

/** So many are enough to choose from: editors ask again with every letter. */
const most = 200
/** What closes again what a proposal opens. */
const closings: Record<string, string> = { '="': '"', '={': '}' }
const kinds: Record<Proposal['kind'], CompletionItemKind> = {
  field: CompletionItemKind.Property,
  value: CompletionItemKind.Value,
  block: CompletionItemKind.Class,
  address: CompletionItemKind.Reference,
}

/**
 * What the desk proposes as well, for editors, which know each proposal by its label alone or by what it inserts alone: the
 * label is the address where an address is being typed, and the title where letters are.
 *
 * @param snippets whether the editor can put the cursor into what it inserts
 * @param isAsked whether a person asks, and not a key that was typed
 */
export function completionList(
  document: TextDocument,
  offset: number,
  format: 'mdx' | 'json',
  vocabulary: Vocabulary,
  { snippets, isAsked }: { snippets: boolean; isAsked: boolean },
): CompletionList | null {
  const text = document.getText()
  const found = complete(text, offset, format, vocabulary)
  if (!found) return null
  const typed = text.slice(found.from, offset)
  // On an empty line nothing is known of what is wanted.
  if (!isAsked && typed === '' && /(?:^|\n)[ \t]*$/.test(text.slice(0, offset))) return null
  const byTitle = /^[^/#]/.test(typed)
  const range = { start: document.positionAt(found.from), end: document.positionAt(offset) }
  const options = fitting(found.options, typed)
  const items = options.slice(0, most).map((option, at): CompletionItem => {
    const { label, detail, kind, insert = label } = option
    const isTitled = byTitle && detail && /^[/#]/.test(label)
    const isHelp = kind === 'field' || kind === 'block'
    const close = closings[insert.slice(-2)] ?? ''
    const isSnippet = snippets && close !== ''
    return {
      label: isTitled ? detail : label,
      ...(detail && (isHelp ? { documentation: detail } : { detail: isTitled ? label : detail })),
      kind: kinds[kind],
      sortText: String(at).padStart(4, '0'),
      textEdit: { range, newText: isSnippet ? `${insert}$1${close}` : insert + close },
      ...(isSnippet && { insertTextFormat: InsertTextFormat.Snippet }),
    }
  })
  // Addresses are labelled otherwise as soon as a letter is typed.
  return { isIncomplete: options.length > most || options.some(({ label }) => /^[/#]/.test(label)), items }
}

/**
 * Those that begin with what is typed, then those that contain it somewhere, in their title too: no more than tell that there
 * are too many.
 */
function fitting(options: readonly Proposal[], typed: string): readonly Proposal[] {
  if (typed === '') return options
  const wanted = typed.toLowerCase()
  const searched = searchedIn.get(options) ?? options.map(lowerCase)
  searchedIn.set(options, searched)
  const first: Proposal[] = []
  const others: Proposal[] = []
  for (const [at, option] of options.entries()) {
    if (searched[at]?.startsWith(wanted)) first.push(option)
    else if (others.length <= most && searched[at]?.includes(wanted)) others.push(option)
    if (first.length > most) break
  }
  return [...first, ...others]
}

/** What is searched, as long as the same is proposed: with every key that would be all addresses of the site. */
const searchedIn = new WeakMap<readonly Proposal[], string[]>()

const lowerCase = ({ label, detail = '', kind }: Proposal) =>
  `${label} ${kind === 'field' || kind === 'block' ? '' : detail}`.toLowerCase()
