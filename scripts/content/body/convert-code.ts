import type { TreeNode } from '#src/body/tree.ts'
import { type Context, report, sourceOf } from './context.ts'
import type { MarkdownNode } from './markdown-node.ts'

/** Blocks of code between two lines of ``` or ~~~. Without the second, everything to the end of the text is code. */
export function convertCode(node: MarkdownNode, context: Context): TreeNode[] {
  const { start, end } = node.position ?? {}
  const [first = '', ...rest] = sourceOf(node, context).split('\n')
  const fence = /^(?:`{3,}|~{3,})/.exec(first)?.[0]
  const last =
    rest
      .at(-1)
      ?.replace(/^[\s>]+/, '')
      .trimEnd() ?? ''
  // Of code whose end could not be read nobody knows whether it is closed.
  const isWhole = ![...context.leftOut].some((at) => at > (start?.offset ?? 0) && at < (end?.offset ?? 0))
  if (
    fence &&
    isWhole &&
    start?.offset !== undefined &&
    !(last.startsWith(fence) && !last.replaceAll(fence[0] as string, ''))
  )
    report(
      context,
      'not-markdown',
      [start.offset, start.offset + first.length],
      `The code that ${fence} opens here is never closed.`,
      `Write ${fence} on a line of its own after the code.`,
    )
  return [['pre', null, ['code', node.lang ? { 'data-language': node.lang } : null, `${node.value ?? ''}\n`]]]
}
