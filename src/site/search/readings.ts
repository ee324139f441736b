import { type Reading, wrongLetters } from './engine.ts'

type Groups = Reading['groups']

/** Every word as it stands, or one that means the same. */
export const exactReading = (synonyms: Groups): Reading => ({ wrongIn: () => 0, all: true, groups: synonyms })

/** A word with two neighbouring letters in the other order: the commonest typing error, which would count as two. */
function swapped(word: string): string[] {
  if (wrongLetters(word) === 0) return []
  return Array.from({ length: word.length - 1 }, (_, at) => {
    return word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2)
  })
}

/**
 * The readings that follow when a question finds nothing as it stands, from the strictest to the most lenient one.
 *
 * @param unknown the words of the question that nobody uses: they alone may be typing errors.
 */
export function lenientReadings(unknown: readonly string[], synonyms: Groups): Reading[] {
  const groups = [...unknown.map((word) => [word, ...swapped(word)]), ...synonyms]
  const reading = (wrong: number, all: boolean): Reading => ({
    wrongIn: (word) => (unknown.includes(word) ? Math.min(wrong, wrongLetters(word)) : 0),
    all,
    groups,
  })
  const some = reading(2, false)
  return unknown.length === 0 ? [some] : [reading(0, true), reading(1, true), reading(2, true), some]
}
