import { type Context, warn } from './context.ts'
import type { MarkdownNode } from './markdown-node.ts'

/** A quotation mark, an apostrophe, or two hyphens between words. */
const typed = /["']|(?<=[\p{L}\p{N}.,)”’"'])--(?=[\p{L}\p{N}(“‘"'])|(?<=\s)--(?=\s)/gu

/** What stands before the first letter of something quoted. */
const opens = /^$|[\s([{>“‘"'–—/-]/

/** Before a year, or a word that lost its beginning, an apostrophe stands. */
const shortened = /^(?:\d\ds?\b|em\b|tis\b|twas\b)/i

/**
 * Notes where the words of a node have signs of a typewriter. A backslash before one, or a name for it, says that it is
 * meant; so do figures: feet, inches, minutes and seconds.
 */
export function noteTyped({ value = '', position }: MarkdownNode, { typed: notes, text }: Context) {
  const { start, end } = position ?? {}
  if (start?.offset === undefined || !/["']|--/.test(value)) return
  const source = text.slice(start.offset, end?.offset)
  const around = text.slice(Math.max(0, start.offset - 10), start.offset).replace(/[*_~]+$/, '')
  let isOpen = false
  for (const { 0: instead, index } of source.matchAll(typed)) {
    const before = source[index - 1] ?? around.at(-1) ?? ''
    const after = source.slice(index + instead.length, index + 10)
    const begins = opens.test(before) && /^\S/.test(after)
    const isMeasure = /\d/.test(before) && !/^\p{L}/u.test(after) && !(instead === '"' && isOpen)
    if (before === '\\' || (instead !== '--' && isMeasure)) continue
    if (instead === '"') isOpen = begins
    const above = source.slice(0, index).split('\n')
    const column = (above.at(-1)?.length ?? 0) + (above.length === 1 ? start.column : 1)
    notes.push({ line: start.line + above.length - 1, column, instead, write: printed(instead, begins, after) })
  }
}

function printed(sign: string, begins: boolean, after: string): string {
  if (sign === '--') return '–'
  if (sign === '"') return begins ? '“' : '”'
  return begins && !shortened.test(after) ? '‘' : '’'
}

/** Warns once of all of them, but for those in what another system would read: that goes as a whole. */
export function reportTyped(context: Context) {
  const others = context.issues.filter(({ rule }) => rule === 'other-system')
  const stays = ({ line, column }: Context['typed'][number]) =>
    !others.some((other) => other.line === line && column >= (other.column ?? 0) && column < (other.endColumn ?? 0))
  const edits = context.typed.filter(stays)
  const [first, ...more] = edits
  if (!first) return
  const { line, column, instead } = first
  const node = { type: 'text', position: { start: { line, column }, end: { line, column: column + instead.length } } }
  const count = more.length > 0 ? `This sign and ${more.length} more are` : 'This sign is'
  const says = [...new Set(edits.map(({ write }) => write))]
  warn(
    context,
    'straight-quotes',
    node,
    `${count} printed as typed, beside the quotation marks and dashes of print elsewhere on the site.`,
    `Write ${says.join(' ')} in ${says.length > 1 ? 'their places' : 'its place'}.`,
    [{ says: says.join(' '), edits }],
  )
}
