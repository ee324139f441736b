import { indexedTerms } from '#src/site/search/engine.ts'
import { packEntry } from '#src/site/search/search-entry.ts'
import { termsOfWord, wordsOf } from '#src/site/search/terms.ts'
import type { SearchSource } from './search-sources.ts'

/** With fewer words than this an entry says no more about its text than its headings do. */
const fewest = 5

/** The words of a text that nothing else of its entry says, by their first term: all their terms, and how often. */
function wordsOfRest(source: SearchSource): Map<string, { terms: string[]; times: number }> {
  const said = new Set(
    Object.values(indexedTerms(packEntry({ ...source, words: '' }))).flatMap((terms) => terms.split(' ')),
  )
  const found = new Map<string, { terms: string[]; times: number }>()
  for (const word of wordsOf(source.rest())) {
    const terms = termsOfWord(word)
    const [term] = terms
    if (term === undefined || terms.every((one) => said.has(one))) continue
    const known = found.get(term)
    if (known) known.times += 1
    else found.set(term, { terms, times: 1 })
  }
  return found
}

/** How many words each entry may have so that all have room: what short texts leave is there for long ones. */
function shareOf(room: number, sizes: readonly number[]): number {
  let left = room
  for (const [at, size] of [...sizes].sort((one, other) => one - other).entries()) {
    const each = Math.floor(left / (sizes.length - at))
    if (size > each) return each
    left -= size
  }
  return room
}

/**
 * The terms of each entry's text that tell most about it: those that stand there often and elsewhere rarely (tf-idf).
 * The room is shared out, so that an index of a thousand entries is hardly larger than one of a hundred.
 *
 * @param room how many words there may be in all.
 */
export function* tellingWords(sources: readonly SearchSource[], room: number): Generator<void, string[]> {
  if (room / sources.length < fewest) return sources.map(() => '')
  const texts: ReturnType<typeof wordsOfRest>[] = []
  for (const source of sources) {
    yield
    texts.push(wordsOfRest(source))
  }
  const each = shareOf(
    room,
    texts.map(({ size }) => size),
  )
  const entriesWith = new Map<string, number>()
  for (const text of texts) for (const term of text.keys()) entriesWith.set(term, (entriesWith.get(term) ?? 0) + 1)
  const weight = (term: string, times: number) => times * Math.log(1 + sources.length / (entriesWith.get(term) ?? 1))
  return texts.map((text) => {
    const best = [...text.values()]
      .map(({ terms, times }) => ({ terms, weight: weight(terms[0] as string, times) }))
      .sort((one, other) => other.weight - one.weight)
      .slice(0, each)
    return [...new Set(best.flatMap(({ terms }) => terms))].sort().join(' ')
  })
}
