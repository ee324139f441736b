/** Words as they are compared: without signs, layout and capitals, so that a page and the text behind it agree. */
export function plainWords(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** So few words are alike by chance. */
const fewest = 5

/** Which share of the words of two plain texts is the same, from 0 to 1; 0 for texts too short to be told apart. */
export function sharedWords(one: string, other: string): number {
  if (Math.abs(one.length - other.length) > 0.7 * Math.max(one.length, other.length)) return 0
  const [a, b] = [one.split(' '), other.split(' ')]
  if (Math.min(a.length, b.length) < fewest) return 0
  const counts = new Map<string, number>()
  for (const word of a) counts.set(word, (counts.get(word) ?? 0) + 1)
  let common = 0
  for (const word of b) {
    const left = counts.get(word) ?? 0
    if (left > 0) common += 1
    counts.set(word, left - 1)
  }
  return (2 * common) / (a.length + b.length)
}
