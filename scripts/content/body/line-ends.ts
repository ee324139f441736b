import { wordsAt } from '../model/fix.ts'
import { lineBefore } from '../model/position.ts'
import { type Context, report, sourceOf, warn } from './context.ts'
import type { MarkdownNode } from './markdown-node.ts'

/** So long a line may be that stands for itself: prose is wrapped at more. */
const short = 44

/** A line that names what it says: `**Effective:** May 1`. */
const label = /^(?:(?:\*\*|__)\p{L}|\p{Lu})[^:.!?]{0,30}(?::(?:\*\*|__)?|(?:\*\*|__):)[ \t]+\S/u
const begun = /^(?:\*\*|__)?[\p{Lu}\d]/u

/** The lines of a node as they are written, without what stands before the words of a quotation or an item. */
function linesOf({ position }: MarkdownNode, { text }: Context) {
  const { start, end } = position ?? {}
  if (!start || !end || start.line === end.line) return []
  const source = text.slice(start.offset, end.offset).split('\n')
  return source.map((written, at) => {
    const [, before = '', words = '', space = ''] = /^([ \t>]*)(.*?)([ \t]*)$/.exec(written) ?? []
    return { line: start.line + at, column: at === 0 ? start.column : before.length + 1, before, words, space }
  })
}

/** Warns of lines that readers see as one, though they were probably meant to stand below each other. */
export function reportLineEnds(node: MarkdownNode, context: Context) {
  if (node.children?.some(({ type }) => type === 'break')) return
  const lines = linesOf(node, context)
  if (lines.length < 2) return
  const apart = lines.slice(0, -1)
  const isList =
    lines.length > 2 &&
    lines.every(({ words }) => words.length <= short && begun.test(words)) &&
    apart.every(
      ({ words }) =>
        !/(?<!\b(?:Inc|Ltd|Co|Corp|St|Ave|Rd))\.$|[;:,–-]$|\b(?:and|or|of|the|a|an|to|in|for|by|with)$/.test(words),
    )
  if (!isList && !lines.every(({ words }) => label.test(words))) return
  const edits = apart.map(({ line, column, words, space }) => {
    return { line, column: column + words.length, instead: space, write: '\\' }
  })
  warn(
    context,
    'line-end',
    node,
    'Readers see these lines as one: a line end is a space.',
    'Write a backslash at the end of each line but the last, or leave a blank line between them.',
    [{ says: `${apart[0]?.words}\\`, edits }],
  )
}

/** Warns of a sentence that was wrapped before a hyphen or a number, which then begins a list, or before > and a figure. */
export function reportLineStart(before: MarkdownNode | undefined, block: MarkdownNode, context: Context) {
  const [above, start] = [before?.position?.end, block.position?.start]
  const isList = block.type === 'list'
  if (before?.type !== 'paragraph' || !above || !start || above.line + 1 !== start.line) return
  if (block.children?.length !== 1 || /[.:;!?]/.test(context.text[(above.offset ?? 0) - 1] ?? '')) return
  const [sign, words = ''] = /^(?:[-*+>]|\d+[.)])[ \t]+(.*)/.exec(context.text.slice(start.offset)) ?? []
  if (sign === undefined || !(isList ? /^[\p{Ll}\d$€£]/u : /^[\d$€£]/).test(words)) return
  const between = context.text.slice(above.offset, start.offset)
  warn(
    context,
    'line-start',
    block,
    `This line begins a ${isList ? 'list' : 'quotation'}, because a sign stands first in it.`,
    `Write it on the line above, behind its words, or leave a blank line where a ${isList ? 'list' : 'quotation'} is meant.`,
    [{ says: sign, edits: [{ line: above.line, column: above.column, instead: between, write: ' ' }] }],
  )
}

/**
 * Says of a sentence that was wrapped before a sign #, as it stands before a number (`We are the ⏎ # 1 firm`), that the sign
 * begins a heading. Whether it did.
 */
export function reportWrapped(heading: MarkdownNode, context: Context): boolean {
  const { text } = context
  const start = heading.position?.start.offset ?? 0
  const end = Math.max(start - lineBefore(text, start).length - 1, 0)
  const above = lineBefore(text, end)
  const words = above.length > short ? /^#[ \t]+[\p{Ll}\d]/u : /^#[ \t]+(?:\d[\d.,]*[ \t]+)?\p{Ll}/u
  if (heading.depth !== 1 || !/[\p{L}\d,)”’]$/u.test(above) || /^[ \t>]*#/.test(above)) return false
  if (!words.test(sourceOf(heading, context))) return false
  report(
    context,
    'line-start',
    heading,
    'This line begins a heading, because the sign # stands first in it.',
    'Write it on the line above, behind its words, or leave a blank line and write ## where a heading is meant.',
    [wordsAt(text, end, start, ' ')],
  )
  return true
}

/** Warns of words below a list that no blank line keeps apart, so that they belong to its last item. */
export function reportLastItem(list: MarkdownNode, context: Context) {
  const items = list.children ?? []
  const lines = items.map((item) => lazyLines(item, context))
  const [lazy] = lines.at(-1) ?? []
  if (!lazy || lines.slice(0, -1).some(({ length }) => length > 0)) return
  if (!/^\p{Lu}/u.test(lazy.words) || (items.length === 1 && !/[.!?]$/.test(lazy.above))) return
  const { line, column, before, words } = lazy
  const start = { line, column }
  warn(
    context,
    'line-start',
    { type: 'text', position: { start, end: { line, column: column + words.length } } },
    'These words belong to the last item of the list: no blank line stands before them.',
    'Leave a blank line before them, or indent them like the words of the item where they belong to it.',
    [{ says: words, edits: [{ line, column: 1, instead: '', write: `${before.trimEnd()}\n` }] }],
  )
}

/** The lines of an item that begin further to the left than its words. */
function lazyLines(item: MarkdownNode, context: Context) {
  const paragraph = item.children?.at(-1)
  const { start } = paragraph?.position ?? {}
  if (paragraph?.type !== 'paragraph' || !start) return []
  const lines = linesOf(paragraph, context)
  return lines.flatMap((line, at) => {
    const above = lines[at - 1]
    return above && line.column < start.column ? [{ ...line, above: above.words }] : []
  })
}
