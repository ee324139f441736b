import { type CountedWords, countedWords, sharedWords } from '#src/lib/shared-words.ts'
import { passageText } from './passage.ts'

/** What is compared by its words: of two kinds, nothing is alike. */
export interface Comparable {
  kind: string
  cells: readonly (readonly { text: string }[])[]
}

interface Measured extends CountedWords {
  text: string
}

const known = new WeakMap<Comparable, Measured>()

function measure(passage: Comparable): Measured {
  const before = known.get(passage)
  if (before) return before
  const text = passageText(passage)
  const all = text.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}’.%-]*/gu) ?? []
  const measured = { text, ...countedWords(all) }
  known.set(passage, measured)
  return measured
}

/** How many words a passage has. */
export const wordCount = (passage: Comparable) => measure(passage).all

/** How alike two passages are: 1 when their words are equal, else the share of words they have in common. */
export function likeness(a: Comparable, b: Comparable): number {
  if (a.kind !== b.kind || a.cells.length !== b.cells.length) return 0
  const [first, second] = [measure(a), measure(b)]
  if (first.text === second.text) return 1
  return Math.min(0.99, sharedWords(first, second))
}

/** Whether a passage that vanished in one place and one that came up in another are the same, moved. */
export function isMove(a: Comparable, b: Comparable): boolean {
  const like = likeness(a, b)
  return like === 1 ? wordCount(a) >= 3 || a.kind.startsWith('h') : like >= 0.75 && wordCount(a) >= 8
}
