import { isBlock, type Tree, type TreeNode, type TreeProps } from '#src/body/tree.ts'
import type { ContentIndex } from '#src/content/queries.ts'
import { blockLoaders } from './rows.ts'

type Loader = (props: TreeProps, content: ContentIndex) => TreeProps
const loaders = blockLoaders as unknown as Record<string, Loader>

function resolveNode(node: TreeNode, content: ContentIndex): TreeNode {
  if (typeof node === 'string') return node
  const [type, props, ...children] = node
  const load = loaders[type]
  return [type, load ? load(props ?? {}, content) : props, ...resolveBlocks(children, content)]
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
