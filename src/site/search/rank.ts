import type { SearchResult } from 'minisearch'
import type { Asked, Phrase } from './engine.ts'

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

/** Everything that is found is asked this: loops cost the browser a quarter of what closures do. */
function rankOf(match: SearchResult['match'], asked: readonly Asked[]): Rank {
  let rank: Rank = ranks.named
  for (const { term, others } of asked) {
    let own = rankOfTerm(match[term])
    for (const phrase of others) if (own > ranks.named) own = Math.min(own, rankOfPhrase(match, phrase)) as Rank
    if (own === ranks.begun) return own
    if (own > rank) rank = own
  }
  return rank
}

function rankOfPhrase(match: SearchResult['match'], phrase: Phrase): Rank {
  let rank: Rank = ranks.named
  for (const term of phrase) rank = Math.max(rank, rankOfTerm(match[term])) as Rank
  return rank
}

function rankOfTerm(fields: string[] | undefined): Rank {
  if (!fields) return ranks.begun
  return fields.includes('title') || fields.includes('headings') ? ranks.named : ranks.said
}
