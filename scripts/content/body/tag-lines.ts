import { lineBefore } from '../model/position.ts'
import { type Context, report } from './context.ts'
import type { MarkdownNode } from './markdown-node.ts'
import { reportStrays } from './stray-markdown.ts'

const phrasing = new Set([
  'break',
  'delete',
  'emphasis',
  'footnoteReference',
  'inlineCode',
  'link',
  'linkReference',
  'mdxTextExpression',
  'strong',
  'text',
])

/** What begins a list, a heading, a quotation or a table on a line of its own. */
const block = /^[ \t]*(?:(?:[-*+]|\d+[.)]|#{1,6}|>)[ \t]+\S|\|[^\n]*\|[ \t]*$)/

/** Reports what stands on the line of a tag and is no more than words there, whatever it would be on a line of its own. */
export function reportTagLine({ children = [] }: MarkdownNode, context: Context) {
  const words = children.filter(({ type }) => phrasing.has(type))
  const [start, end] = [words[0]?.position?.start, words.at(-1)?.position?.end]
  if (start?.offset === undefined || end?.offset === undefined) return
  reportStrays({ type: 'paragraph', position: { start, end }, children: words }, context)
  const source = context.text.slice(start.offset, end.offset)
  if (words[0]?.type !== 'text' || !block.test(source)) return
  report(
    context,
    'tag-line',
    [start.offset, end.offset],
    'The sign that begins this is printed as it is: it stands on the line of a tag.',
    'Write it on lines of its own, with a blank line before the first and behind the last.',
  )
}

/** Reports a block of a sentence that stands alone on its line, which makes paragraphs of the words around it. */
export function reportDivided({ position }: MarkdownNode, context: Context) {
  const { start, end } = position ?? {}
  if (start?.offset === undefined || end?.offset === undefined) return
  const before = lineBefore(context.text, start.offset)
  const above = lineBefore(context.text, Math.max(start.offset - before.length - 1, 0))
  const [, after = '', below = ''] = /^([ \t]*\n[ \t>]*)([^\n]*)/.exec(context.text.slice(end.offset)) ?? []
  const goesOn = !/[^ \t>]/.test(before) && isWords(above)
  const isFollowed = isWords(below)
  if (!goesOn && !isFollowed) return
  const edits = [
    ...(goesOn ? [{ line: start.line - 1, column: above.length + 1, instead: `\n${before}`, write: ' ' }] : []),
    ...(isFollowed ? [{ line: end.line, column: end.column, instead: after, write: ' ' }] : []),
  ]
  report(
    context,
    'divided-sentence',
    [start.offset, end.offset],
    'This block stands alone on its line, so the words around it are paragraphs of their own.',
    'Write it on the line of the words before or behind it.',
    [{ says: 'one line', edits }],
  )
}

/** Whether a line is one of a paragraph. */
const isWords = (line: string) => /^[ \t>]*[^\s>#|<]/.test(line) && !/^[ \t>]*(?:---|```|\{\/\*)/.test(line)
