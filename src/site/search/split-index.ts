import MiniSearch, { type AsPlainObject } from 'minisearch'
import SearchableMap from 'minisearch/SearchableMap'
import { type Document, type Engine, engineOptions, synonymsOf } from './engine.ts'
import { entriesPath, entriesPerBlock, type IndexFile, searchFields, type TermsFile, termsPath } from './index-files.ts'
import { type PackedEntry, type SearchEntry, unpackEntry } from './search-entry.ts'
import type { fetchFile, SearchIndex } from './search-index.ts'
import { termOf } from './terms.ts'

/** How many parts of the terms one word of a question may ask for. Only the first letters ask for more. */
const shardsPerWord = 3

/** A large index: of its terms and entries, only what a question needs is fetched, and that once. */
export function splitIndex(
  { counts, shards = [] }: IndexFile,
  fetchPart: typeof fetchFile,
): Pick<SearchIndex, 'engineFor' | 'entries' | 'pause'> {
  const terms = shards.map((shard) => shard.split(' '))
  const shardOf = new SearchableMap<number>()
  for (const [number, list] of terms.entries()) for (const term of list) shardOf.set(term, number)
  const read = readOnce(fetchPart)
  const size = Object.values(counts).reduce((sum, count) => sum + count, 0)

  return {
    pause: 250,
    async engineFor(words, { wrongIn, groups }) {
      const numbers = new Set(
        words.flatMap((word) => [
          ...shardsFor(termOf(word) ?? '', shardOf, wrongIn(word)),
          ...synonymsOf(word, groups).flatMap((other) => shardOf.get(termOf(other) ?? '') ?? []),
        ]),
      )
      const parts = [...numbers].map(async (number) => ({
        terms: terms[number] as string[],
        postings: await read<TermsFile>(termsPath(number)),
      }))
      return engineOf(await Promise.all(parts), size)
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

/** The parts with the term itself, with what begins with it and, if asked for, with what is written alike. */
function shardsFor(term: string, shardOf: SearchableMap<number>, wrong: number): number[] {
  const exact = shardOf.get(term)
  const longer = term ? [...shardOf.atPrefix(term).values()] : []
  const alike = wrong > 0 ? [...shardOf.fuzzyGet(term, wrong).values()] : []
  const nearest = alike.sort(([, one], [, other]) => one - other).map(([number]) => number)
  const found = [...(exact === undefined ? [] : [exact]), ...longer, ...nearest]
  return [...new Set(found)].slice(0, shardsPerWord)
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
function engineOf(parts: { terms: string[]; postings: TermsFile }[], size: number): Engine {
  const index = parts.flatMap(({ terms, postings }) =>
    terms.map((term, at): [string, Record<string, Record<number, number>>] => {
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
  return MiniSearch.loadJS<Document>(plain as unknown as AsPlainObject, engineOptions)
}
