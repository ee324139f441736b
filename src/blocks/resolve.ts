import { isBlock, island, type Tree, type TreeElement, type TreeNode, type TreeProps } from '#src/body/tree.ts'
import type { ContentIndex } from '#src/content/queries.ts'
import type { BlockRow } from './block-row.ts'
import { blocks } from './rows.ts'

const rows: Readonly<Record<string, BlockRow>> = blocks

/** What a block shows. Props come from content that was checked against the schema of the block they stand on. */
function shownBy(type: string, props: TreeProps | null, content: ContentIndex): TreeProps | null {
  const load = rows[type]?.load
  return load ? (load((props ?? {}) as never, content) as TreeProps) : props
}

function resolveNode(node: TreeNode, content: ContentIndex, inIsland: boolean): TreeNode {
  if (typeof node === 'string') return node
  const [type, props, ...children] = node
  const isIsland = Boolean(rows[type]?.interactive) && !inIsland
  const shown = shownBy(type, props, content)
  const resolved: TreeElement = [type, shown, ...resolveAll(children, content, inIsland || isIsland)]
  return isIsland ? island(resolved) : resolved
}

const resolveAll = (nodes: Tree, content: ContentIndex, inIsland: boolean): Tree =>
  nodes.map((node) => resolveNode(node, content, inIsland))

/** Gives every connected block of a body the data it shows, and makes an island of each that is interactive. */
export function resolveBlocks(body: Tree, content: ContentIndex): Tree {
  return resolveAll(body, content, false)
}

/** A body with plain HTML in the place of every block. */
export function plainBlocks(body: Tree, content: ContentIndex): Tree {
  return body.flatMap((node): Tree => {
    if (typeof node === 'string') return [node]
    const [type, props, ...children] = node
    const inner = plainBlocks(children, content)
    if (!isBlock(node)) return [[type, props, ...inner]]
    return rows[type]?.plain((shownBy(type, props, content) ?? {}) as never, inner, content) ?? inner
  })
}
