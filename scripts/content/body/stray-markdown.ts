import { type Context, report } from './context.ts'
import type { MarkdownNode } from './markdown-node.ts'

interface Stray {
  pattern: RegExp
  message: string
  hint: string
}

/** Signs in a text that were meant as Markdown and became letters. A backslash before them says that they are meant. */
const strays: readonly Stray[] = [
  {
    pattern: /(?<![\\*])\*\*(?!\*)/g,
    message: 'These asterisks are printed as they are: they make no bold text.',
    hint: 'Write **words** without a space inside the asterisks, and close them in the same paragraph.',
  },
  {
    pattern: /(?<!\\)\[\[[^\]\n]*\]\]/g,
    message: 'Double square brackets make no link here.',
    hint: 'Write [the words of the link](/address).',
  },
  {
    pattern: /(?<![\\![])\[[^\][\n]+\][ \t]+\((?:[/#]|https?:|mailto:|tel:)[^)\n]*\)/g,
    message: 'This is no link: there is a space between the words and the address.',
    hint: 'Write [the words of the link](/address) without the space.',
  },
  {
    pattern: /(?<![\\[])\[[^\][\n]*\]\((?:[/#]|https?:|mailto:|tel:|www\.)[^)\n]*\)/g,
    message: 'This is no link: there is a space or another sign in the address that cannot stand there.',
    hint: 'Write the address without spaces: [the words of the link](/address).',
  },
  {
    pattern: /^[ \t>]*#{1,6}(?=[\p{L}\u00a0])/gmu,
    message: 'This is no heading: there is no plain space after the signs #.',
    hint: 'Write ## Heading, or \\# for the sign itself.',
  },
  {
    pattern: /^[ \t>]*[•▪◦‣●○·\uf0b7][ \t\u00a0]/gm,
    message: 'This is no list: the sign was copied from another program.',
    hint: 'Begin each item with "- ", and leave a blank line before the first.',
  },
  {
    pattern: /^[ \t>]*(?:-|\d+[.)]|#{1,6}|>)\u00a0/gm,
    message: 'There is a non-breaking space (U+00A0) after this sign, so it means nothing.',
    hint: 'Delete it and write a plain space.',
  },
  {
    pattern: /(?<=\|[^\n]*\n)[ \t>]*\|[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*\|?[ \t]*$/gm,
    message: 'This is no table: the line under its head has not as many columns as the head.',
    hint: 'Write one --- for each column: | --- | --- |.',
  },
]

/** Reports what was meant as Markdown in a paragraph, a heading or a cell of a table, and became letters. */
export function reportStrays(node: MarkdownNode, context: Context) {
  const start = node.position?.start.offset
  const end = node.position?.end.offset
  if (start === undefined || end === undefined || !hasSigns(node)) return
  const text = lettersOnly(node, context.text.slice(start, end), start)
  for (const { pattern, message, hint } of strays)
    for (const { 0: found, index } of text.matchAll(pattern)) {
      const from = start + index + found.search(/\S/)
      report(context, 'not-markdown', [from, start + index + found.trimEnd().length], message, hint)
    }
}

/** Whether one of the signs above has become a letter: seldom enough to look closer only then. */
function hasSigns({ type, value = '', children = [] }: MarkdownNode): boolean {
  return type === 'text' ? /[*[#|•▪◦‣●○·\uf0b7\u00a0]/.test(value) : children.some(hasSigns)
}

/** The source of a node in which everything that did become Markdown is a sign that means nothing. */
function lettersOnly(node: MarkdownNode, source: string, start: number): string {
  const ranges: [number, number][] = []
  const visit = (inner: MarkdownNode) => {
    const { start: from, end: to } = inner.position ?? {}
    if (inner.type === 'text' && from?.offset !== undefined && to?.offset !== undefined)
      ranges.push([from.offset - start, to.offset - start])
    inner.children?.forEach(visit)
  }
  visit(node)
  let letters = ''
  for (const [from, to] of ranges) {
    if (from < letters.length) continue
    letters += hidden(source.slice(letters.length, from)) + source.slice(from, to)
  }
  return letters + hidden(source.slice(letters.length))
}

function hidden(text: string): string {
  return text.replace(/[^\n \t>]/g, '\ue000')
}
