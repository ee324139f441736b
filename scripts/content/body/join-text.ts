import type { Tree, TreeElement, TreeNode } from '#src/lib/tree.ts'

/** Makes one text of texts side by side: React would print a comment between them. */
export function joinText(nodes: Tree): Tree {
  const joined: Tree = []
  for (const node of nodes) {
    const last = joined.at(-1)
    if (typeof node !== 'string') joined.push(joinInside(node))
    else if (typeof last === 'string') joined[joined.length - 1] = last + node
    else joined.push(node)
  }
  return joined
}

function joinInside([type, props, ...children]: TreeElement): TreeNode {
  return [type, props, ...joinText(children)]
}
