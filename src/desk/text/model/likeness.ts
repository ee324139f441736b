import type { Node } from 'prosemirror-model'

/** How much of the words of two nodes must be the same for one to be the other, changed. */
const pairLimit = 0.25

/**
 * How alike two nodes are: 1 when they say the same, 0 when one cannot have become the other by a change inside it.
 */
export function likeness(old: Node, now: Node): number {
  if (old === now || old.eq(now)) return 1
  if (old.type !== now.type || (old.type.name === 'block' && old.attrs.name !== now.attrs.name)) return 0
  if (old.isLeaf && old.type.name !== 'block') return 0
  const share = commonShare(wordsOf(old), wordsOf(now))
  if (old.isTextblock && old.type.name !== 'code_block')
    return share < pairLimit && old.content.size > 0 ? 0 : 0.01 + 0.9 * share
  return 0.05 + 0.9 * share
}

const known = new WeakMap<Node, Map<string, number>>()

function wordsOf(node: Node): Map<string, number> {
  const found = known.get(node)
  if (found) return found
  const words = new Map<string, number>()
  const add = (word: string) => words.set(word, (words.get(word) ?? 0) + 1)
  for (const [word] of node.textBetween(0, node.content.size, ' ').matchAll(/[\p{L}\p{N}]+/gu)) add(word)
  node.descendants((child) => {
    if (child.attrs.props || child.attrs.source) add(JSON.stringify(child.attrs))
  })
  if (node.attrs.props) add(node.attrs.props)
  known.set(node, words)
  return words
}

function commonShare(a: Map<string, number>, b: Map<string, number>): number {
  let common = 0
  for (const [word, count] of a) common += Math.min(count, b.get(word) ?? 0)
  const total = (words: Map<string, number>) => [...words.values()].reduce((sum, count) => sum + count, 0)
  const both = total(a) + total(b)
  return both === 0 ? 0 : (2 * common) / both
}
