import type { SearchResult } from 'minisearch'
import { type Asked, type Phrase, saysAll } from './engine.ts'

/** How an entry answers: its title and headings say all of the question, or all of it does, or it has longer words only. */
export const ranks = { named: 0, said: 1, begun: 2 } as const
export type Rank = (typeof ranks)[keyof typeof ranks]

/** An entry that was found, and the terms it was found by. */
export interface Found {
  number: number
  rank: Rank
  terms: string[]
}

/**
 * What was found in the order of the ranks; of each rank the best first. The weight of an entry is asked for once: the
 * engine would ask for each of its terms.
 */
export function ranked(
  results: readonly SearchResult[],
  asked: readonly Asked[],
  weightOf: (number: number) => number,
): Found[] {
  return results
    .map(({ id, match, terms, score }) => ({
      number: id as number,
      rank: rankOf(match, asked),
      terms,
      weight: score * weightOf(id),
    }))
    .sort((one, other) => one.rank - other.rank || other.weight - one.weight)
}

function rankOf(match: SearchResult['match'], asked: readonly Asked[]): Rank {
  const isSaid = (phrase: Phrase) => phrase.every((term) => match[term])
  const isNamed = (phrase: Phrase) =>
    phrase.every((term) => match[term]?.some((field) => field === 'title' || field === 'headings'))
  if (saysAll(asked, isNamed)) return ranks.named
  return saysAll(asked, isSaid) ? ranks.said : ranks.begun
}
