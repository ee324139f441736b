import MiniSearch, { type AsPlainObject } from 'minisearch'
import SearchableMap from 'minisearch/SearchableMap'
import { type Document, type Engine, engineOptions, shortestBeginning } from './engine.ts'
import {
  entriesPath,
  entriesPerBlock,
  type IndexFile,
  searchFields,
  type TermsFile,
  termsPath,
  type VocabularyFile,
  vocabularyPath,
} from './index-files.ts'
import { type PackedEntry, type SearchEntry, unpackEntry } from './search-entry.ts'
import type { fetchFile, SearchIndex } from './search-index.ts'

/** How many parts of the terms a question asks for, and one word of it. Only its first letters would need more. */
const partsPerQuestion = 12
const partsPerWord = 4

/** A large index: of its terms and entries, only what a question needs is fetched, and that once. */
export function splitIndex(
  { counts, parts = [], letters = [] }: IndexFile,
  fetchPart: typeof fetchFile,
): Pick<SearchIndex, 'engineFor' | 'entries' | 'pause'> {
  const read = readOnce(fetchPart)
  const size = Object.values(counts).reduce((sum, count) => sum + count, 0)

  /** The parts a word needs: that of its term and of what begins with it, those of what is written alike. */
  const partsFor = async (term: string, wrong: number, limit: number): Promise<number[]> => {
    const near = wrong > 0 ? await alike(term, wrong, letters, read) : []
    const own = near.length > 0 || term.length < shortestBeginning ? 1 : limit
    return [...partsFrom(term, parts, own), ...near.map((other) => partOf(other, parts))]
      .filter(isFirst)
      .slice(0, limit)
  }

  return {
    pause: 250,
    async engineFor(asked, { wrongIn }) {
      const limit = Math.max(1, Math.min(partsPerWord, Math.floor(partsPerQuestion / asked.length)))
      const own = await Promise.all(asked.map(({ word, term }) => partsFor(term, wrongIn(word), limit)))
      const others = asked.flatMap((one) => one.others.flat().map((term) => partOf(term, parts)))
      const needed = [...own.flat(), ...others].filter(isFirst).slice(0, partsPerQuestion)
      return engineOf(await Promise.all(needed.map((part) => read<TermsFile>(termsPath(part)))), size)
    },
    entries(numbers) {
      return Promise.all(
        numbers.map(async (number) => {
          const block = await read<PackedEntry[]>(entriesPath(Math.floor(number / entriesPerBlock)))
          return unpackEntry(block[number % entriesPerBlock] as PackedEntry) satisfies SearchEntry
        }),
      )
    },
  }
}

const isFirst = (part: number, at: number, all: readonly number[]) => all.indexOf(part) === at

/** The part a term stands in, if it stands anywhere. */
function partOf(term: string, parts: readonly string[]): number {
  return Math.max(
    0,
    parts.findLastIndex((first) => first <= term),
  )
}

/** That part, and those after it as long as they begin with the term. */
function partsFrom(term: string, parts: readonly string[], limit: number): number[] {
  const found = [partOf(term, parts)]
  for (let next = (found[0] as number) + 1; found.length < limit && parts[next]?.startsWith(term); next += 1)
    found.push(next)
  return found
}

/** Terms that are written like one, the nearest first. They begin with the same letter: few miss the first key. */
async function alike(term: string, wrong: number, letters: readonly string[], read: typeof fetchFile) {
  const [letter = ''] = term
  if (!letters.includes(letter)) return []
  const terms = (await read<VocabularyFile>(vocabularyPath(letter))).split(' ')
  const map = SearchableMap.from(terms.map((known) => [known, true]))
  const found = [...map.fuzzyGet(term, wrong)]
  return found.sort(([, [, one]], [, [, other]]) => one - other).map(([known]) => known)
}

/** Fetches each file once, unless that failed. */
function readOnce(fetchPart: typeof fetchFile): typeof fetchFile {
  const known = new Map<string, Promise<unknown>>()
  return <Content>(path: string) => {
    const reading = known.get(path) ?? fetchPart(path)
    known.set(path, reading)
    reading.catch(() => known.delete(path))
    return reading as Promise<Content>
  }
}

/** Numbers from their distances, each with how often the term stands there, which the index does not tell: once. */
function frequencies(distances: number[]): Record<number, number> {
  const found: Record<number, number> = {}
  let number = 0
  for (const distance of distances) {
    number += distance
    found[number] = 1
  }
  return found
}

/** An engine that knows some terms of all the entries. Texts count as equally long: their lengths are not told. */
function engineOf(parts: readonly TermsFile[], size: number): Engine {
  const index = parts.flatMap(({ terms, postings }) =>
    terms.split(' ').map((term, at): [string, Record<string, Record<number, number>>] => {
      const fields = (postings[at] ?? []).map((distances, field) => [field, frequencies(distances)] as const)
      return [term, Object.fromEntries(fields.filter(([field]) => (postings[at]?.[field] ?? []).length > 0))]
    }),
  )
  const numbers = Array.from({ length: size }, (_, number) => number)
  const lengths = searchFields.map(() => 1)
  const plain = {
    documentCount: size,
    nextId: size,
    documentIds: Object.fromEntries(numbers.map((number) => [number, number])),
    fieldIds: Object.fromEntries(searchFields.map((name, field) => [name, field])),
    fieldLength: Object.fromEntries(numbers.map((number) => [number, lengths])),
    averageFieldLength: lengths,
    storedFields: {},
    dirtCount: 0,
    index,
    serializationVersion: 2,
  }
  const engine = MiniSearch.loadJS<Document>(plain as unknown as AsPlainObject, engineOptions)
  return { search: (...asked) => engine.search(...asked), known: new Set(index.map(([term]) => term)) }
}
