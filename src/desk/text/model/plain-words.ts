import { countedWords, sharedWords } from '#src/lib/shared-words.ts'

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
export function similarity(one: string, other: string): number {
  if (Math.abs(one.length - other.length) > 0.7 * Math.max(one.length, other.length)) return 0
  const [a, b] = [one.split(' '), other.split(' ')]
  if (Math.min(a.length, b.length) < fewest) return 0
  return sharedWords(countedWords(a), countedWords(b))
}
