import type { TreeNode } from '#src/body/tree.ts'
import { wordsAt } from '../model/fix.ts'
import { type Context, report } from './context.ts'
import { loweredOf } from './formula.ts'
import type { MarkdownNode } from './markdown-node.ts'

/** Whether a sign stands between figures, as that of a calculation or of a range does. */
const isBetweenFigures = (text: string, at: number) => /\d/.test(text[at - 1] ?? '') && /\d/.test(text[at + 1] ?? '')

/** Two asterisks between figures set in italics what stands between them, which nobody means who multiplies. */
export function convertEmphasis(node: MarkdownNode, context: Context, parents: readonly string[]): TreeNode[] {
  const { start, end } = node.position ?? {}
  const [from = 0, to = 0] = [start?.offset, end?.offset]
  const { text } = context
  if (start && end && text[from] === '*' && [from, to - 1].every((at) => isBetweenFigures(text, at)))
    report(
      context,
      'figure-asterisk',
      node,
      'The signs * between these figures are not printed: they set in italics what stands between them.',
      'Write × for the sign of multiplication, or \\* for the asterisk itself.',
      [signsAs('×', start, end, '*')],
    )
  return [['em', null, ...context.convertAll(node.children, parents)]]
}

type Point = NonNullable<MarkdownNode['position']>['start']

/** Another sign in the place of those around a node. */
function signsAs(write: string, start: Point, end: Point, instead: string) {
  const ends = [start, { ...end, column: end.column - 1 }]
  return { says: write, edits: ends.map(({ line, column }) => ({ line, column, instead, write })) }
}

/** One tilde on each side strikes words out, too (GFM), which nobody means who writes it between figures or before one. */
export function convertStrike(node: MarkdownNode, context: Context, parents: readonly string[]): TreeNode[] {
  const { start, end } = node.position ?? {}
  const [from = 0, to = 0] = [start?.offset, end?.offset]
  const { text } = context
  if (start && end && text[from] === '~' && text[from + 1] !== '~') {
    const isRange = [from, to - 1].every((at) => isBetweenFigures(text, at))
    const write = isRange ? '–' : '~~'
    const inside = text.slice(from + 1, to - 1)
    // Pandoc and MkDocs lower what stands between them.
    if (/^\d{1,3}$/.test(inside) && /[\p{L})]/u.test(text[from - 1] ?? '')) {
      const write = loweredOf(inside)
      report(context, 'single-tilde', node, 'The signs ~ strike out the words between them.', `Write ${write}.`, [
        wordsAt(text, from, to, write),
      ])
      return [write]
    }
    report(
      context,
      'single-tilde',
      node,
      'The signs ~ strike out the words between them.',
      isRange
        ? `Write ${wordAround(text, from)} and ${wordAround(text, to - 1)}, with the sign for “to”.`
        : 'Write ~~ on both sides where that is meant, and \\~ for the sign itself.',
      [signsAs(write, start, end, '~')],
    )
  }
  return [['del', null, ...context.convertAll(node.children, parents)]]
}

/** The word around a tilde, with the sign for “to” in its place. */
function wordAround(text: string, at: number): string {
  const before = /\S*$/.exec(text.slice(Math.max(0, at - 20), at))?.[0] ?? ''
  const after = /^[^\s~]*[^\s~.,;:!?)]/.exec(text.slice(at + 1, at + 20))?.[0] ?? ''
  return `${before}–${after}`
}
