import { isBlock, type Tree, type TreeNode, type TreeProps } from '#src/body/tree.ts'
import type { ContentIndex } from '#src/content/queries.ts'
import { blocks } from './rows.ts'

/** Props come from content that was checked against the schema of the block they stand on. */
const rows = blocks as Record<string, { load?: (props: never, content: ContentIndex) => object }>

function resolveNode(node: TreeNode, content: ContentIndex): TreeNode {
  if (typeof node === 'string') return node
  const [type, props, ...children] = node
  const load = rows[type]?.load
  return [
    type,
    load ? (load((props ?? {}) as never, content) as TreeProps) : props,
    ...resolveBlocks(children, content),
  ]
}

/** Gives every connected block of a body the data it shows. */
export function resolveBlocks(body: Tree, content: ContentIndex): Tree {
  return body.map((node) => resolveNode(node, content))
}

/** Names of all blocks in a body, sorted. */
export function blockNames(body: Tree): string[] {
  const names = new Set<string>()
  const visit = (nodes: Tree) => {
    for (const node of nodes) {
      if (typeof node === 'string') continue
      if (isBlock(node)) names.add(node[0])
      visit(node.slice(2) as Tree)
    }
  }
  visit(body)
  return [...names].sort()
}
