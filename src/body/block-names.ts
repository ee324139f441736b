import { isBlock, type Tree } from './tree.ts'

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
