import MiniSearch, { type Options, type Query } from 'minisearch'
import { searchFields } from './index-files.ts'
import type { PackedEntry } from './search-entry.ts'
import { askedPieces, termOf, termsOf } from './terms.ts'

type Field = (typeof searchFields)[number]

/** An entry as the engine reads it: its fields as terms, separated by spaces. */
export type Document = Record<Field, string> & { id: number }

export interface Engine {
  search: MiniSearch<Document>['search']
  /** The terms that stand anywhere. */
  known: ReadonlySet<string>
}

/** The engine's settings: title above headings, headings above the text, the text above further words. */
export const engineOptions: Options<Document> = {
  tokenize: (terms) => terms.split(' '),
  processTerm: (term) => term,
  fields: [...searchFields],
  // The length of a field counts for little: most entries have no headings, which would make one look long.
  searchOptions: {
    processTerm: (term) => term,
    boost: { title: 8, headings: 4, text: 2, words: 1 },
    // What begins with a word decides among entries that do not say the word itself.
    weights: { prefix: 0.01, fuzzy: 0.45 },
    bm25: { k: 1.2, b: 0.2, d: 0.5 },
  },
}

/** The last part of the address of a page: what it is called there may stand nowhere else. */
const nameIn = (href: string) => /^[^#]*?([^/#]*)$/.exec(href)?.[1] ?? ''

/** What is indexed of an entry, as terms. Its label and the name of its kind are looked for with its text. */
export function indexedTerms(entry: PackedEntry, kind = ''): Record<Field, string> {
  const [title, href, note, text, headings, words] = entry
  const terms = (...texts: string[]) => termsOf(texts.join('\n')).join(' ')
  return { title: terms(title), headings: terms(nameIn(href), note, ...headings), text: terms(kind, text), words }
}

/** One word or several, as terms. */
export type Phrase = readonly string[]

/** Phrases that are looked for together. */
export type Group = readonly Phrase[]

/** The groups a word begins a phrase of, from lists of words and phrases as they are written. */
export type GroupsOf = (term: string) => readonly Group[]

export function groupsOf(synonyms: readonly string[][]): GroupsOf {
  const known = new Map<string, Group[]>()
  for (const group of synonyms.map((phrases) => phrases.map((phrase) => askedPieces(phrase).map(termOf))))
    for (const first of new Set(group.map(([term = '']) => term)))
      known.set(first, [...(known.get(first) ?? []), group])
  return (term) => known.get(term) ?? []
}

/** How the words of a question are compared with the terms of the index. */
export interface Reading {
  /** How many letters may be wrong in a word of the question. */
  wrongIn: (word: string) => number
  /** Whether an entry needs all the words. */
  all: boolean
  /** Whether what begins with a word is found by it. */
  begins: boolean
  groups: readonly Group[]
}

/** How many letters of a word may be wrong: none up to three, one up to seven, then two. A number is never wrong. */
export function wrongLetters(word: string): number {
  if (word.length < 4 || /^\d+$/.test(word)) return 0
  return word.length < 8 ? 1 : 2
}

/** Fewer letters or digits than this are a whole word, and the beginning of none. */
export const shortestBeginning = 3

/** A word of a question. */
export interface Asked {
  word: string
  term: string
  /** What an entry may say instead: `job` for `role`, `artificial intelligence` for `AI`. */
  others: Phrase[]
}

const isSame = (one: Phrase, other: Phrase) =>
  one.length === other.length && one.every((term, at) => term === other[at])
const includes = (phrases: readonly Phrase[], phrase: Phrase) => phrases.some((one) => isSame(one, phrase))

/** The words of a question, each with what may stand in its place. */
export function askedWords(words: readonly string[], groups: readonly Group[]): Asked[] {
  const asked = words.map((word): Asked => ({ word, term: termOf(word), others: [] }))
  for (const group of groups)
    for (const phrase of group)
      for (let at = 0; at + phrase.length <= asked.length; at += 1) {
        if (!phrase.every((term, place) => term === asked[at + place]?.term)) continue
        for (const { others } of asked.slice(at, at + phrase.length))
          others.push(...group.filter((other) => other !== phrase && !includes(others, other)))
      }
  return asked
}

/**
 * The question as the engine understands it: each word, what begins with it, and at half the weight what stands for it.
 * Each query costs the engine as much as a term. So words that nothing stands for are one query, alternatives of one term
 * are one with their word, and those no entry has are left out.
 */
export function queryOf(asked: readonly Asked[], reading: Reading, known: Engine['known']): Query {
  const combineWith = reading.all ? 'AND' : 'OR'
  const words = asked.map(({ word, term, others }) => ({
    word,
    term,
    others: others.filter((phrase) => phrase.every((term) => known.has(term))),
  }))
  const plain = words.filter(({ others }) => others.length === 0)
  const plainQuery: Query = {
    combineWith,
    queries: [plain.map(({ term }) => term).join(' ')],
    prefix: (term) => isBeginning(term, reading),
    fuzzy: (_, at) => reading.wrongIn((plain[at] as Asked).word),
  }
  if (plain.length === words.length) return plainQuery
  const queries = words.filter(({ others }) => others.length > 0).map((one) => anyOf(one, reading))
  if (plain.length > 0) queries.push(plainQuery)
  return { combineWith, queries }
}

const isBeginning = (term: string, { begins }: Reading) => begins && term.length >= shortestBeginning

/** A word or what stands for it. */
function anyOf({ word, term, others }: Asked, reading: Reading): Query {
  const alone = others.filter(({ length }) => length === 1)
  const phrases = others.filter(({ length }) => length > 1)
  const terms: Query = {
    combineWith: 'OR',
    queries: [[term, ...alone].join(' ')],
    prefix: (_, at) => at === 0 && isBeginning(term, reading),
    fuzzy: (_, at) => at === 0 && reading.wrongIn(word),
    boostTerm: (_, at) => (at === 0 ? 1 : 0.5),
  }
  const instead = phrases.map(
    (phrase): Query => ({ combineWith: 'AND', queries: [phrase.join(' ')], boostTerm: () => 0.5 }),
  )
  return phrases.length === 0 ? terms : { combineWith: 'OR', queries: [terms, ...instead] }
}

/** Whether a question asks for something by its name, or by one that stands for it. */
export const asksFor = (asked: readonly Asked[], name: Phrase): boolean =>
  name.length > 0 &&
  (name.every((term) => asked.some((one) => one.term === term)) || asked.some(({ others }) => includes(others, name)))

/** An engine over a number of entries, each with the name of its kind. Filling it yields to whatever else the page has to do. */
export async function fillEngine(entries: readonly PackedEntry[], kindAt: (number: number) => string): Promise<Engine> {
  const known = new Set<string>()
  const engine = new MiniSearch<Document>({
    ...engineOptions,
    processTerm(term) {
      known.add(term)
      return term
    },
  })
  await engine.addAllAsync(
    entries.map((entry, id) => ({ id, ...indexedTerms(entry, kindAt(id)) })),
    { chunkSize: 20 },
  )
  return { search: (...asked) => engine.search(...asked), known }
}
