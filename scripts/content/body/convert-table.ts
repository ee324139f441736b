import type { TreeElement, TreeNode } from '#src/body/tree.ts'
import { type Context, report } from './context.ts'
import type { MarkdownNode } from './markdown-node.ts'
import { reportStrays } from './stray-markdown.ts'

/** Tables: the first row is the head. Alignment is data, because markup carries no styles. */
export function convertTable(node: MarkdownNode, context: Context, parents: readonly string[]): TreeNode[] {
  const [head, ...rows] = node.children ?? []
  const align = node.align ?? []
  const row = (source: MarkdownNode | undefined, type: 'th' | 'td'): TreeElement => {
    const cells = source?.children ?? []
    const [extra] = cells.slice(align.length)
    if (extra)
      report(
        context,
        'table',
        extra,
        'The row has more cells than the head of the table, so this one would be lost.',
        'Write \\| for the sign itself, or add a column to the head and to the line under it.',
      )
    // A short row is filled up.
    return ['tr', null, ...align.map((side, index) => cell(cells[index], type, side, context, parents))]
  }
  const body: TreeElement[] = rows.length > 0 ? [['tbody', null, ...rows.map((source) => row(source, 'td'))]] : []
  return [['table', null, ['thead', null, row(head, 'th')], ...body]]
}

function cell(
  node: MarkdownNode | undefined,
  type: 'th' | 'td',
  side: string | null,
  context: Context,
  parents: readonly string[],
): TreeElement {
  const props = { ...(type === 'th' && { scope: 'col' }), ...(side && { 'data-align': side }) }
  if (node) reportStrays(node, context)
  return [type, Object.keys(props).length > 0 ? props : null, ...context.convertAll(node?.children, [...parents, 'p'])]
}
