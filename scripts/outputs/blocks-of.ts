import { isBlock, type Tree } from '../../src/body/tree.ts'

/** The props of every block of one name in a body, as the page shows them. */
export function blocksOf<Props>(body: Tree | null, name: string): Props[] {
  return (body ?? []).flatMap((node) => {
    if (typeof node === 'string') return []
    const inside = blocksOf<Props>(node.slice(2) as Tree, name)
    return isBlock(node) && node[0] === name ? [(node[1] ?? {}) as Props, ...inside] : inside
  })
}
