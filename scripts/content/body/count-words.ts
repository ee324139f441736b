import type { Tree, TreeNode } from '#src/body/tree.ts'

const inline = new Set(['a', 'code', 'del', 'em', 'strong', 'sup', 'Claim', 'CountUp'])

/** The number of words in a tree. Words of different paragraphs are never taken for one. */
export function countWords(nodes: Tree): number {
  const text = textOf(nodes)
  const word = /[\p{L}\p{N}]\S*/gu
  let count = 0
  while (word.test(text)) count += 1
  return count
}

function textOf(nodes: readonly TreeNode[], from = 0): string {
  let text = ''
  for (let at = from; at < nodes.length; at += 1) {
    const node = nodes[at] as TreeNode
    if (typeof node === 'string') text += node
    else
      text += inline.has(node[0])
        ? textOf(node as readonly TreeNode[], 2)
        : ` ${textOf(node as readonly TreeNode[], 2)} `
  }
  return text
}
