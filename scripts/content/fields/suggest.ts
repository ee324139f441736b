import { distance } from 'fastest-levenshtein'

/** The option most like the word, if one is close enough to be what was meant. */
export function suggest(word: string, options: Iterable<string>): string | undefined {
  let best: string | undefined
  let bestDistance = Math.max(1, Math.floor(word.length * 0.4)) + 1
  const wanted = word.toLowerCase()
  for (const option of options) {
    // At least so many letters are too many or missing.
    if (Math.abs(option.length - word.length) >= bestDistance) continue
    const current = distance(wanted, option.toLowerCase())
    if (current < bestDistance) {
      best = option
      bestDistance = current
    }
  }
  return best
}
