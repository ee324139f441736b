import MiniSearch, { type Options, type Query } from 'minisearch'
import { searchFields } from './index-files.ts'
import type { SearchEntry } from './search-entry.ts'
import { termOf, wordsOf } from './terms.ts'

type Field = (typeof searchFields)[number]

/** An entry as the engine reads it. */
export type Document = Record<Field, string> & { id: number }
export type Engine = MiniSearch<Document>

/** The engine's settings: title above headings, headings above the text, the text above further words. */
export const engineOptions: Options<Document> = {
  fields: [...searchFields],
  tokenize: wordsOf,
  processTerm: termOf,
  // The length of a field counts for little: most entries have no headings, which would make one look long.
  searchOptions: { boost: { title: 8, headings: 4, text: 2, words: 1 }, bm25: { k: 1.2, b: 0.2, d: 0.5 } },
}

/** The texts of an entry that are indexed. Its label is looked for with its text. */
export function indexedTexts({ title, headings, text, note, words }: SearchEntry): Record<Field, string> {
  return { title, headings: headings.map((heading) => heading.text).join('\n'), text: `${note}\n${text}`, words }
}

/** How the words of a question are compared with the terms of the index. */
export interface Reading {
  /** How many letters may be wrong in a word of the question. */
  wrongIn: (word: string) => number
  /** Whether an entry needs all the words. */
  all: boolean
  /** Groups of words that are looked for together. */
  groups: readonly string[][]
}

/** How many letters of a word may be wrong: none up to three, one up to seven, then two. A number is never wrong. */
export function wrongLetters(word: string): number {
  if (word.length < 4 || /^\d+$/.test(word)) return 0
  return word.length < 8 ? 1 : 2
}

/** Other words for a word of a question: `job` for `role`. Compared as terms, given as they are written. */
export function synonymsOf(word: string, groups: readonly string[][]): string[] {
  const term = termOf(word)
  const group = groups.find((words) => words.some((other) => termOf(other) === term))
  return group?.filter((other) => termOf(other) !== term) ?? []
}

/** The question as the engine understands it: each word, what begins with it, its synonyms at half the weight. */
export function queryOf(words: readonly string[], { wrongIn, all, groups }: Reading): Query {
  return {
    combineWith: all ? 'AND' : 'OR',
    queries: words.map((word) => ({
      combineWith: 'OR',
      queries: [
        { queries: [word], prefix: true, fuzzy: wrongIn(word) },
        ...synonymsOf(word, groups).map((other) => ({ queries: [other], boostTerm: () => 0.5 })),
      ],
    })),
  }
}

/** An engine over a number of entries. Filling it yields to whatever else the page has to do. */
export async function fillEngine(entries: readonly SearchEntry[]): Promise<Engine> {
  const engine = new MiniSearch<Document>(engineOptions)
  await engine.addAllAsync(
    entries.map((entry, id) => ({ id, ...indexedTexts(entry) })),
    { chunkSize: 20 },
  )
  return engine
}
