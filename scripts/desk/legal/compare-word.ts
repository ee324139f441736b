import { JSDOM } from 'jsdom'
import { DOMSerializer, type Node } from 'prosemirror-model'
import { type Tree, type TreeElement, type TreeNode, treeText } from '../../../src/body/tree.ts'
import type { ContentIndex } from '../../../src/content/queries.ts'
import type { LossKind } from '../../../src/desk/loss-sentence.ts'
import type { ReturnedRedline } from '../../../src/desk/requests/legal.ts'
import { bodySchema } from '../../../src/desk/text/model/body-schema.ts'
import { formatDate } from '../../../src/lib/dates.ts'
import { fillWords } from '../../../src/lib/fill-words.ts'
import { plainLegalBody } from '../../../src/pages/legal/view/body.ts'
import { placedVersion } from '../../../src/pages/legal/view/history.ts'
import { passages } from '../../../src/pages/legal/view/redline/passage.ts'
import { passageChanges } from '../../../src/pages/legal/view/redline/passage-changes.ts'
import { type RedlineWords, redline } from '../../../src/pages/legal/view/redline.ts'
import type { LiveCheck } from '../../dev/live-check.ts'
import { Refusal } from '../http/refusal.ts'
import { type Loss, lossSentences } from '../word/lost.ts'
import { readApart } from '../word/read-apart.ts'
import type { WordText } from '../word/read-docx.ts'
import type { DocxText } from './docx/redline-docx.ts'
import { comparable } from './legal-redline.ts'
import { lettersIn, placeMarkup, withoutSigns } from './place-markup.ts'

/** The version that a document is compared with. */
export interface ComparedVersion extends DocxText {
  /** `terms-of-service/2026-01-01` */
  slug: string
  /** Whose changes made it: they are no suggestions. */
  author: string
}

/**
 * A Word document that came back, compared with the version it was made from: what others changed in it, and what they wrote
 * beside it. Changes it tracks count as accepted.
 *
 * @throws Refusal when it is no such document, or a legal text has errors
 */
export async function compareWord(check: LiveCheck, slug: string, bytes: Buffer): Promise<ReturnedRedline> {
  const content = comparable(check, slug)
  const today = check.today()
  const { source } = placedVersion(slug, content, today).version
  const words = content.single('legalWords').redline
  const { title, effective } = source.data
  const author = fillWords(words.author, { name: content.single('site').name })
  const version = { slug, title, author, body: plainLegalBody(source, content, today) }
  const compared = compareTexts(version, await readApart(bytes), words, (other) => nameOf(content, other))
  return { title, before: effective, now: effective, ...compared }
}

/** `terms-of-service/2026-01-01` → `the Terms of Service of January 1, 2026` */
function nameOf(content: ContentIndex, slug: string): string | undefined {
  const found = content.entries('legal').find((entry) => entry.slug === slug)
  return found && `the ${found.data.title} of ${formatDate(found.data.effective)}`
}

/**
 * @param nameOf what another version is called
 * @throws Refusal when it is the document of another text
 */
export function compareTexts(
  version: ComparedVersion,
  word: WordText,
  words: RedlineWords,
  nameOf: (slug: string) => string | undefined = () => undefined,
): Omit<ReturnedRedline, 'title' | 'before' | 'now'> {
  if (word.version && word.version !== version.slug) throw new Refusal(409, otherVersion(nameOf(word.version)))
  const title = withoutSigns([word.title ?? version.title])
  const isTitled = title.body[0] !== version.title
  const old = [...titled(isTitled, version.title), ...version.body.flatMap(withNotes)]
  const text = withoutSigns(treeOf(word.body))
  const now = [...titled(isTitled, treeText(title.body)), ...text.body]
  if (!word.version && isOther(old, now))
    throw new Refusal(409, 'Hardly a passage of this version stands in this document. Is it another text?')
  // A Word document has neither all links nor the looks of the site.
  const compared = redline(old, now, words, 'words')
  const all = word.markup.filter(({ kind, author }) => kind === 'comment' || author !== version.author)
  const before = isTitled ? lettersIn(treeText(title.body)) : 0
  const places = all.map(({ place = '' }) => {
    const letters = text.letters.get(place)
    if (letters !== undefined) return before + letters
    return title.letters.has(place) ? before : Number.POSITIVE_INFINITY
  })
  const markup = all.map(({ place: _, ...one }) => one)
  return { ...compared, body: placeMarkup(compared.body, places), markup, unread: unread(word.losses) }
}

const otherVersion = (name: string | undefined) =>
  name
    ? `This document is ${name}. Open that one to compare it.`
    : 'This document was made from a version that is no longer here.'

/** A title is compared where it is another one. */
const titled = (isTitled: boolean, title: string): Tree => (isTitled ? [['h2', null, title]] : [])

/** Whether nearly every passage is gone: even a text that was much worked on keeps more. */
function isOther(old: Tree, now: Tree): boolean {
  const changes = passageChanges(passages(old), passages(now))
  const kept = changes.filter(({ type }) => type === 'same' || type === 'arrived')
  const gone = changes.filter(({ type }) => type === 'deleted')
  return kept.length * 5 < gone.length
}

/** What has words and was not compared. Nothing else that an entry loses is a part of a legal text. */
const told: ReadonlySet<LossKind> = new Set<LossKind>([
  ...(['hidden', 'headers', 'footers', 'formulas', 'diagrams', 'drawnWords'] as const),
  ...(['otherDocuments', 'signs', 'noteOfTitle', 'brokenParts'] as const),
])

const unread = (losses: readonly Loss[]): string[] =>
  lossSentences(
    losses
      .map((loss): Loss => (loss.kind === 'hiddenLeft' ? { ...loss, kind: 'hidden' } : loss))
      .filter(({ kind }) => told.has(kind)),
  )

/** In a Word document the words of notes stand below the text, without a heading and links back. */
function withNotes(node: TreeNode): Tree {
  if (typeof node === 'string' || !node[1]?.['data-footnotes']) return [node]
  const [, , , list] = node
  const items = (list?.slice(2) ?? []) as TreeElement[]
  return items.flatMap((item) => withoutBack(item.slice(2) as Tree))
}

/** The links back stand at the end, each behind a blank. */
function withoutBack(nodes: Tree): Tree {
  const back = nodes.findIndex((node) => typeof node !== 'string' && node[1]?.['aria-label'] !== undefined)
  return nodes
    .slice(0, back === -1 ? undefined : back - 1)
    .map((node) => (typeof node === 'string' ? node : [node[0], node[1], ...withoutBack(node.slice(2) as Tree)]))
}

/** A body as the tree that texts are compared in. */
export function treeOf(body: Node): Tree {
  const { document } = new JSDOM('').window
  const holder = document.createElement('div')
  DOMSerializer.fromSchema(bodySchema).serializeFragment(body.content, { document }, holder)
  // No legal text has a picture: somebody's signature or seal is no change of its words.
  for (const picture of holder.querySelectorAll('[data-block]')) picture.remove()
  // What stands in a cell is one line, and what stands in an item without a list below it as well.
  for (const line of holder.querySelectorAll('td > p, th > p, li > p')) line.replaceWith(...line.childNodes)
  for (const note of holder.querySelectorAll('[data-footnote]')) note.replaceWith(...note.childNodes)
  for (const table of holder.querySelectorAll('table')) withHead(table)
  return [...holder.childNodes].flatMap(nodeOf)
}

/** The row of column names stands apart, as in the texts of the site. */
function withHead(table: HTMLTableElement): void {
  const [first] = table.rows
  if (!first?.querySelector('th')) return
  table.createTHead().append(first)
}

function nodeOf(node: ChildNode): TreeNode[] {
  if (node.nodeType === 3) return node.textContent ? [node.textContent] : []
  const children = [...node.childNodes].flatMap(nodeOf)
  return node.nodeType === 1 ? [[node.nodeName.toLowerCase(), null, ...children]] : []
}
