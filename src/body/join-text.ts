import type { Tree } from './tree.ts'

/** Makes one text of texts side by side: React would print a comment between them. */
export function joinText(nodes: Tree): Tree {
  const joined: Tree = []
  for (const node of nodes) {
    const last = joined.at(-1)
    if (typeof node !== 'string') joined.push([node[0], node[1], ...joinText(node.slice(2) as Tree)])
    else if (typeof last === 'string') joined[joined.length - 1] = last + node
    else if (node !== '') joined.push(node)
  }
  return joined
}
