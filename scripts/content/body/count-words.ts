import type { Tree } from '#src/lib/tree.ts'

const inline = new Set(['a', 'code', 'del', 'em', 'strong', 'sup', 'Claim', 'CountUp'])

/** The number of words in a tree. Words of different paragraphs are never taken for one. */
export function countWords(nodes: Tree): number {
  return textOf(nodes).match(/\S*[\p{L}\p{N}]\S*/gu)?.length ?? 0
}

function textOf(nodes: Tree): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return node
      const text = textOf(node.slice(2) as Tree)
      return inline.has(node[0]) ? text : ` ${text} `
    })
    .join('')
}
