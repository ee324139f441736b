import { island, type Tree, type TreeElement, type TreeNode, type TreeProps } from '#src/body/tree.ts'
import type { ContentIndex } from '#src/content/queries.ts'
import { blocks } from './rows.ts'

/** Props come from content that was checked against the schema of the block they stand on. */
const rows = blocks as Record<string, { load?: (props: never, content: ContentIndex) => object; interactive?: true }>

function resolveNode(node: TreeNode, content: ContentIndex, inIsland: boolean): TreeNode {
  if (typeof node === 'string') return node
  const [type, props, ...children] = node
  const { load, interactive } = rows[type] ?? {}
  const shown = load ? (load((props ?? {}) as never, content) as TreeProps) : props
  const isIsland = Boolean(interactive) && !inIsland
  const resolved: TreeElement = [type, shown, ...resolveAll(children, content, inIsland || isIsland)]
  return isIsland ? island(resolved) : resolved
}

const resolveAll = (nodes: Tree, content: ContentIndex, inIsland: boolean): Tree =>
  nodes.map((node) => resolveNode(node, content, inIsland))

/** Gives every connected block of a body the data it shows, and makes an island of each that is interactive. */
export function resolveBlocks(body: Tree, content: ContentIndex): Tree {
  return resolveAll(body, content, false)
}
