import { type Group, type Reading, shortestBeginning, wrongLetters } from './engine.ts'
import { termOf } from './terms.ts'

/** Every word as it stands, or what means the same. */
export const exactReading = (groups: readonly Group[]): Reading => ({
  wrongIn: () => 0,
  all: true,
  begins: true,
  groups,
})

/** Every word as it stands and nothing else. */
export const wholeReading: Reading = { ...exactReading([]), begins: false }

/** Neighbouring words of a question written as one: `health care` is `healthcare`, `8 a` is `8a`. */
export function joined(words: readonly string[]): Group[] {
  return words.slice(1).map((word, at) => {
    const before = words[at] as string
    return [[termOf(before), termOf(word)], [termOf(before + word)]]
  })
}

/** The places where a word may be two: `whitepaper` is `white paper`. Neither half is shorter than what words begin with. */
export function halvesOf(word: string): [string, string][] {
  const places = Array.from(
    { length: Math.max(0, word.length - 2 * shortestBeginning + 1) },
    (_, at) => at + shortestBeginning,
  )
  return places.map((at) => [word.slice(0, at), word.slice(at)])
}

/** A word with two neighbouring letters in the other order: the commonest typing error, which would count as two. */
function swapped(word: string): Group {
  if (wrongLetters(word) === 0) return []
  return Array.from({ length: word.length - 1 }, (_, at) => {
    return [termOf(word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2))]
  })
}

/**
 * The readings that follow when a question finds nothing as it stands, from the strictest to the most lenient one.
 *
 * @param unknown the words of the question that nobody uses: they alone may be typing errors.
 */
export function lenientReadings(unknown: readonly string[], known: readonly Group[]): Reading[] {
  const groups = [...unknown.map((word) => [[termOf(word)], ...swapped(word)]), ...known]
  const reading = (wrong: number, all: boolean): Reading => ({
    wrongIn: (word) => (unknown.includes(word) ? Math.min(wrong, wrongLetters(word)) : 0),
    all,
    begins: true,
    groups,
  })
  const some = reading(2, false)
  return unknown.length === 0 ? [some] : [reading(0, true), reading(1, true), reading(2, true), some]
}
