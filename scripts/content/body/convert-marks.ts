import type { TreeNode } from '#src/body/tree.ts'
import { allOf, type WholeFix, wordsAt } from '../model/fix.ts'
import { type Context, report } from './context.ts'
import { loweredOf } from './formula.ts'
import type { MarkdownNode } from './markdown-node.ts'

/** The signs around a node, if they are one of this kind on each side, with whether each stands between two figures. */
function signsOf(sign: string, { position }: MarkdownNode, text: string) {
  const [from = 0, to = 0] = [position?.start.offset, position?.end.offset]
  if (to === 0 || text[from] !== sign || text[from + 1] === sign) return undefined
  const isInFigures = [from, to - 1].every((at) => /\d/.test(text[at - 1] ?? '') && /\d/.test(text[at + 1] ?? ''))
  const as = (words: string): WholeFix => {
    const ends = [from, to - 1].map((at) => ({ range: [at, at + 1] as [number, number], words }))
    return allOf(text, ends, words)
  }
  return { from, to, isInFigures, as }
}

/** Two asterisks between figures set in italics what stands between them, which nobody means who multiplies. */
export function convertEmphasis(node: MarkdownNode, context: Context, parents: readonly string[]): TreeNode[] {
  const signs = signsOf('*', node, context.text)
  if (signs?.isInFigures)
    report(
      context,
      'figure-asterisk',
      node,
      'The signs * between these figures are not printed: they set in italics what stands between them.',
      'Write × for the sign of multiplication, or \\* for the asterisk itself.',
      [signs.as('×')],
    )
  return [['em', null, ...context.convertAll(node.children, parents)]]
}

/** One tilde on each side strikes words out, too (GFM), which nobody means who writes it between figures or before one. */
export function convertStrike(node: MarkdownNode, context: Context, parents: readonly string[]): TreeNode[] {
  const { text } = context
  const signs = signsOf('~', node, text)
  if (signs) {
    const { from, to, isInFigures, as } = signs
    const inside = text.slice(from + 1, to - 1)
    // Pandoc and MkDocs lower what stands between them.
    const lowered = /^\d{1,3}$/.test(inside) && /[\p{L})]/u.test(text[from - 1] ?? '') ? loweredOf(inside) : undefined
    const range = `Write ${wordAround(text, from)} and ${wordAround(text, to - 1)}, with the sign for “to”.`
    const both = 'Write ~~ on both sides where that is meant, and \\~ for the sign itself.'
    report(
      context,
      'single-tilde',
      node,
      'The signs ~ strike out the words between them.',
      lowered ? `Write ${lowered}.` : isInFigures ? range : both,
      [lowered ? wordsAt(text, from, to, lowered) : as(isInFigures ? '–' : '~~')],
    )
    if (lowered) return [lowered]
  }
  return [['del', null, ...context.convertAll(node.children, parents)]]
}

/** The word around a tilde, with the sign for “to” in its place. */
function wordAround(text: string, at: number): string {
  const before = /\S*$/.exec(text.slice(Math.max(0, at - 20), at))?.[0] ?? ''
  const after = /^[^\s~]*[^\s~.,;:!?)]/.exec(text.slice(at + 1, at + 20))?.[0] ?? ''
  return `${before}–${after}`
}
