import { distance } from 'fastest-levenshtein'

/** The option most like the word, if one is close enough to be what was meant. */
export function suggest(word: string, options: Iterable<string>): string | undefined {
  let best: string | undefined
  let bestDistance = Math.max(1, Math.floor(word.length * 0.4)) + 1
  const wanted = word.toLowerCase()
  for (const option of options) {
    // At least so many letters are too many or missing.
    if (Math.abs(option.length - word.length) >= bestDistance) continue
    const other = option.toLowerCase()
    const current = slipsBetween(wanted, other)
    if (current < bestDistance) {
      best = option
      bestDistance = current
    }
  }
  return best
}

/** The three options most like a word, the nearest first. */
export function nearest(word: string, options: Iterable<string>): string[] {
  const wanted = word.slice(0, 40).toLowerCase()
  const apart = (option: string) => slipsBetween(wanted, option.toLowerCase()) / Math.max(wanted.length, option.length)
  return [...options].sort((a, b) => apart(a) - apart(b)).slice(0, 3)
}

/** How many slips of the fingers make one word of another. */
export const slipsBetween = (word: string, other: string) => (isSwapped(word, other) ? 1 : distance(word, other))

/** Whether two neighbouring letters have changed places, which is one slip: `Crad` for `Card`. */
function isSwapped(word: string, other: string): boolean {
  let at = 0
  while (at < word.length && word[at] === other[at]) at += 1
  return word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2) === other && word !== other
}
