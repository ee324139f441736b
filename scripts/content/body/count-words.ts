import type { Tree, TreeNode } from '#src/body/tree.ts'
import { wordsIn } from './words-in.ts'

const inline = new Set(['a', 'code', 'del', 'em', 'strong', 'sup', 'Claim', 'CountUp'])

/**
 * The number of words in a tree: of what stands between spaces and has a letter or a number in it. Words of different
 * paragraphs are never taken for one.
 */
export function countWords(nodes: Tree): number {
  return wordsIn(textOf(nodes))
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
