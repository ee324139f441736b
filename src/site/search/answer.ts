import { groupBy } from '#src/lib/group-by.ts'
import { type Asked, askedWords, asksFor, type Group, queryOf, type Reading, shortestBeginning } from './engine.ts'
import { type Found, type Rank, ranked, ranks } from './rank.ts'
import { exactReading, halvesOf, joined, lenientReadings, wholeReading } from './readings.ts'
import { kindAt, type SearchEntry, type SearchKind } from './search-entry.ts'
import type { SearchIndex } from './search-index.ts'
import { askedPieces, termOf, termsOf } from './terms.ts'

/** One result: an entry, and the terms of the index that were found in it. */
export interface SearchHit {
  number: number
  rank: Rank
  entry: SearchEntry
  terms: ReadonlySet<string>
  /** The words of the question by their terms: a text further down is known by its terms alone. */
  asked: ReadonlyMap<string, string>
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
  match: 'exact' | 'begun' | 'similar' | 'some'
}

/** How many results of a kind are wanted. */
export type Shown = (kind: SearchKind) => number

/** Whether a text asks for anything: it may be empty, or say no more than “the”. */
export const isQuestion = (text: string) => termsOf(text).length > 0

/** Whether a question has too few letters to be the beginning of anything. */
export const isShort = (question: string) => termsOf(question).every((term) => term.length < shortestBeginning)

/** A page is where the entries about its subject stand: it is the better start. */
const pageWeight = 1.3

/**
 * Answers a question: entries with all its words, or what begins with them; only if there are none, those with words that
 * are written like the ones nobody uses; only if there are none, those with some of the words.
 */
export async function answer(index: SearchIndex, question: string, shown: Shown): Promise<SearchAnswer> {
  const words = askedPieces(question)
  const wordOf = new Map(words.map((word) => [termOf(word), word]))
  const groups = [...joined(words), ...new Set(words.flatMap((word) => index.groupsOf(termOf(word))))]
  const asked = askedWords(words, groups)
  const weightOf = (number: number) => (kindAt(number, index.counts) === 'page' ? pageWeight : 1)
  const find = async (some: readonly string[], reading: Reading): Promise<Found[]> => {
    const wanted = some === words && reading.groups === groups ? asked : askedWords(some, reading.groups)
    const engine = await index.engineFor(wanted, reading)
    return ranked(engine.search(queryOf(wanted, reading, engine.known)), wanted, weightOf)
  }
  const told = async (match: SearchAnswer['match'], found: readonly Found[]): Promise<SearchAnswer> => {
    return {
      question,
      match,
      total: found.length,
      groups: legalLast(await grouped(found, index, shown, wordOf), asked),
    }
  }
  const exactly = async (some: readonly Group[]): Promise<SearchAnswer | undefined> => {
    const found = await find(words, exactReading(some))
    return found.length > 0 ? told(found[0]?.rank === ranks.begun ? 'begun' : 'exact', found) : undefined
  }
  const exact = await exactly(groups)
  if (exact) return exact
  const finds = async (word: string, reading: Reading) => (await find([word], reading)).length > 0
  const unknown: string[] = []
  for (const word of words) if (words.length === 1 || !(await finds(word, exactReading(groups)))) unknown.push(word)
  const halved: Group[] = []
  for (const word of unknown)
    for (const [one, other] of halvesOf(word))
      if ((await finds(one, wholeReading)) && (await finds(other, wholeReading)))
        halved.push([[termOf(word)], [termOf(one), termOf(other)]])
  const divided = halved.length > 0 && (await exactly([...groups, ...halved]))
  if (divided) return divided
  for (const reading of lenientReadings(unknown, groups)) {
    const found = await find(words, reading)
    if (found.length > 0) return told(reading.all ? 'similar' : 'some', found)
  }
  return told('exact', [])
}

/** Sorts results by kind. Only those that are shown are looked up. */
function grouped(
  found: readonly Found[],
  index: SearchIndex,
  shown: Shown,
  asked: SearchHit['asked'],
): Promise<SearchGroup[]> {
  const kinds = groupBy(found, ({ number }) => kindAt(number, index.counts))
  return Promise.all(
    [...kinds].map(async ([kind, own]) => ({
      kind,
      total: own.length,
      hits: await hitsOf(own.slice(0, shown(kind)), index, asked),
    })),
  )
}

async function hitsOf(found: readonly Found[], index: SearchIndex, asked: SearchHit['asked']): Promise<SearchHit[]> {
  const entries = await index.entries(found.map(({ number }) => number))
  return found.map(({ number, rank, terms }, at) => ({
    number,
    rank,
    entry: entries[at] as SearchEntry,
    terms: new Set(terms),
    asked,
  }))
}

/** Sections of legal texts stand last, unless nothing else answers as well or their text is asked for by its name. */
function legalLast(groups: readonly SearchGroup[], asked: readonly Asked[]): SearchGroup[] {
  const others = groups.filter(({ kind }) => kind !== 'legal')
  const legal = groups.filter(({ kind }) => kind === 'legal')
  const [best] = legal.flatMap(({ hits }) => hits)
  if (!best) return others
  const isTheirs =
    asksFor(asked, termsOf(best.entry.note)) || others.every(({ hits: [hit] }) => hit && hit.rank > best.rank)
  return isTheirs ? [...legal, ...others] : [...others, ...legal]
}
