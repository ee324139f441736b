import type { Node } from 'prosemirror-model'
import { type CountedWords, countedWords, sharedWords } from '#src/lib/shared-words.ts'

/** How much of the words of two nodes must be the same for one to be the other, changed. */
const pairLimit = 0.25

/**
 * How alike two nodes are: 1 when they say the same, 0 when one cannot have become the other by a change inside it.
 */
export function likeness(old: Node, now: Node): number {
  if (old === now || old.eq(now)) return 1
  if (old.type !== now.type || (old.type.name === 'block' && old.attrs.name !== now.attrs.name)) return 0
  if (old.isLeaf && old.type.name !== 'block') return 0
  const share = sharedWords(wordsOf(old), wordsOf(now))
  if (old.isTextblock && old.type.name !== 'code_block')
    return share < pairLimit && old.content.size > 0 ? 0 : 0.01 + 0.9 * share
  return 0.05 + 0.9 * share
}

const known = new WeakMap<Node, CountedWords>()

function wordsOf(node: Node): CountedWords {
  const found = known.get(node)
  if (found) return found
  const words = node.textBetween(0, node.content.size, ' ').match(/[\p{L}\p{N}]+/gu) ?? []
  const others: string[] = []
  node.descendants((child) => {
    if (child.attrs.props || child.attrs.source) others.push(JSON.stringify(child.attrs))
  })
  if (node.attrs.props) others.push(node.attrs.props)
  const counted = countedWords([...words, ...others])
  known.set(node, counted)
  return counted
}
