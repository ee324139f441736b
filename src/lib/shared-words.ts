/** How often each word stands in a text, and how many there are. */
export interface CountedWords {
  counts: ReadonlyMap<string, number>
  all: number
}

/** Counts words. */
export function countedWords(words: readonly string[]): CountedWords {
  const counts = new Map<string, number>()
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  return { counts, all: words.length }
}

/** Which share of the words of two texts is the same, from 0 to 1: their Sørensen–Dice coefficient, of words that may repeat. */
export function sharedWords(one: CountedWords, other: CountedWords): number {
  let common = 0
  for (const [word, count] of one.counts) common += Math.min(count, other.counts.get(word) ?? 0)
  return (2 * common) / Math.max(1, one.all + other.all)
}
