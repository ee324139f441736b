import { queryOf, type Reading } from './engine.ts'
import { exactReading, lenientReadings } from './readings.ts'
import { type SearchEntry, type SearchKind, searchKinds } from './search-entry.ts'
import type { SearchIndex } from './search-index.ts'
import { termOf, termsOf, wordsOf } from './terms.ts'

/** One result: an entry, and the terms of the index that were found in it. */
export interface SearchHit {
  number: number
  entry: SearchEntry
  terms: ReadonlySet<string>
}

/** The results of one kind, the best first. */
export interface SearchGroup {
  kind: SearchKind
  /** How many there are, shown or not. */
  total: number
  hits: SearchHit[]
}

export interface SearchAnswer {
  question: string
  total: number
  /** Groups in the order of their best results. */
  groups: SearchGroup[]
  /** How the words had to be taken to find anything. */
  match: 'exact' | 'similar' | 'some'
}

interface Found {
  number: number
  terms: string[]
}

/** How many results of a kind are wanted. */
export type Shown = (kind: SearchKind) => number

/** Whether a text asks for anything: it may be empty, or say no more than “the”. */
export const isQuestion = (text: string) => termsOf(text).length > 0

/**
 * Answers a question: entries with all its words; only if there are none, those with words that are written like the
 * ones nobody uses; only if there are none, those with some of the words.
 */
export async function answer(index: SearchIndex, question: string, shown: Shown): Promise<SearchAnswer> {
  const words = wordsOf(question).filter((word) => termOf(word) !== null)
  const exactly = exactReading(index.synonyms)
  const find = async (some: readonly string[], reading: Reading): Promise<Found[]> => {
    const engine = await index.engineFor(some, reading)
    return engine.search(queryOf(some, reading)).map(({ id, terms }) => ({ number: id as number, terms }))
  }
  const told = async (match: SearchAnswer['match'], found: readonly Found[]): Promise<SearchAnswer> => {
    return { question, match, total: found.length, groups: await grouped(found, index, shown) }
  }
  const exact = await find(words, exactly)
  if (exact.length > 0) return told('exact', exact)
  const unknown: string[] = []
  for (const word of words) if ((await find([word], exactly)).length === 0) unknown.push(word)
  for (const reading of lenientReadings(unknown, index.synonyms)) {
    const found = await find(words, reading)
    if (found.length > 0) return told(reading.all ? 'similar' : 'some', found)
  }
  return told('exact', [])
}

/** Sorts results by kind. Only those that are shown are looked up. */
async function grouped(found: readonly Found[], index: SearchIndex, shown: Shown): Promise<SearchGroup[]> {
  const groups = new Map<SearchKind, Found[]>()
  for (const one of found) {
    const kind = kindOf(one.number, index)
    const group = groups.get(kind)
    if (group) group.push(one)
    else groups.set(kind, [one])
  }
  return Promise.all(
    [...groups].map(async ([kind, own]) => ({
      kind,
      total: own.length,
      hits: await hitsOf(own.slice(0, shown(kind)), index),
    })),
  )
}

async function hitsOf(found: readonly Found[], index: SearchIndex): Promise<SearchHit[]> {
  const entries = await index.entries(found.map(({ number }) => number))
  return found.map(({ number, terms }, at) => ({ number, entry: entries[at] as SearchEntry, terms: new Set(terms) }))
}

function kindOf(number: number, { counts }: SearchIndex): SearchKind {
  let end = 0
  const kind = searchKinds.find((name) => {
    end += counts[name]
    return number < end
  })
  return kind as SearchKind
}
