import type { SearchEntry, SearchHeading } from './search-entry.ts'
import { splitWords, termsOf, termsOfWord, wordsOf } from './terms.ts'

/** A piece of a text, marked when it is one of the words that were looked for. */
export interface Piece {
  text: string
  marked: boolean
}

type Terms = ReadonlySet<string>

const isFound = (word: string, terms: Terms) => termsOfWord(word).some((term) => terms.has(term))

/** Cuts a text into pieces that are marked and pieces that are not. */
export function markWords(text: string, terms: Terms): Piece[] {
  const pieces: Piece[] = []
  for (const [at, part] of splitWords(text).entries()) {
    const marked = at % 2 === 1 && isFound(part, terms)
    const last = pieces.at(-1)
    if (last && !marked && !last.marked) last.text += part
    else if (part) pieces.push({ text: part, marked })
  }
  return pieces
}

/** What an entry says, read once: it is shown at many keys. */
interface ReadEntry {
  headings: { heading: SearchHeading; terms: string[] }[]
  /** The terms of all that is shown of it. */
  shown: string[]
  /** The words from further down in its text. */
  further: string[]
  /** At which places among those a term stands. */
  places: ReadonlyMap<string, number[]>
}

const read = new WeakMap<SearchEntry, ReadEntry>()

function readEntry(entry: SearchEntry): ReadEntry {
  const known = read.get(entry)
  if (known) return known
  const headings = entry.headings.map((heading) => ({ heading, terms: [...new Set(termsOf(heading.text))] }))
  const shown = [entry.title, entry.note, entry.text].flatMap(termsOf).concat(headings.flatMap(({ terms }) => terms))
  const further = wordsOf(entry.words)
  const places = new Map<string, number[]>()
  for (const [at, word] of further.entries())
    for (const term of new Set(termsOfWord(word))) places.set(term, [...(places.get(term) ?? []), at])
  const made = { headings, shown, further, places }
  read.set(entry, made)
  return made
}

/** The headings of an entry that say what was looked for, those that say most of it first. */
export function foundHeadings(entry: SearchEntry, terms: Terms, limit: number): SearchHeading[] {
  return readEntry(entry)
    .headings.map(({ heading, terms: own }) => ({ heading, count: own.filter((term) => terms.has(term)).length }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count)
    .slice(0, limit)
    .map(({ heading }) => heading)
}

/** The words by which an entry was found when nothing that is shown of it says them, as they were asked for. */
export function foundInText(
  entry: SearchEntry,
  terms: Terms,
  asked: ReadonlyMap<string, string>,
  limit: number,
): string[] {
  const { shown, further, places } = readEntry(entry)
  if (shown.some((term) => terms.has(term))) return []
  const found = new Set([...terms].flatMap((term) => places.get(term) ?? []))
  return [...found]
    .sort((one, other) => one - other)
    .slice(0, limit)
    .map((at) => further[at] as string)
    .map((word) => asked.get(word) ?? word)
}
