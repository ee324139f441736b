import type { TreeNode } from '#src/body/tree.ts'
import { type Context, hasLeftOut, warn } from './context.ts'
import { reportLastItem, reportLineStart } from './line-ends.ts'
import { isTag, type MarkdownNode } from './markdown-node.ts'

/** Lists. Items of a tight list hold their words directly; a task is a box drawn as text. */
export function convertList(node: MarkdownNode, context: Context, parents: readonly string[]): TreeNode[] {
  reportLastItem(node, context)
  const items = node.children ?? []
  const loose = Boolean(node.spread) || items.some((item) => item.spread ?? (item.children?.length ?? 0) > 1)
  const props = node.ordered && node.start !== 1 && typeof node.start === 'number' ? { start: node.start } : null
  return [[node.ordered ? 'ol' : 'ul', props, ...items.map((item) => convertItem(item, loose, context, parents))]]
}

/** A tag is told by itself. */
const hasTag = (node: MarkdownNode): boolean => isTag(node) || (node.children ?? []).some(hasTag)

function convertItem(item: MarkdownNode, loose: boolean, context: Context, parents: readonly string[]): TreeNode {
  const box = typeof item.checked === 'boolean' ? [item.checked ? '☑ ' : '☐ '] : []
  const children = (item.children ?? []).flatMap((child, at, all) => {
    if (child.type === 'blockquote') reportLineStart(all[at - 1], child, context)
    const [converted, ...more] = context.convertAll([child], parents)
    // A paragraph of pictures alone is these.
    if (child.type !== 'paragraph' || !Array.isArray(converted) || converted[0] !== 'p')
      return converted === undefined ? [] : [converted, ...more]
    const content = [...box.splice(0), ...converted.slice(2)] as TreeNode[]
    return loose ? [['p', null, ...content] as TreeNode] : content
  })
  if (children.length === 0 && !hasTag(item) && !hasLeftOut(item, context))
    warn(
      context,
      'list-item',
      item,
      'This item of the list is empty.',
      'Write its words behind the sign, or remove it.',
    )
  return ['li', null, ...box, ...children]
}
