import { useEffect, useState } from 'react'
import { answer } from '#src/site/search/answer.ts'
import { type IndexFile, searchIndexPath } from '#src/site/search/index-files.ts'
import { openIndex } from '#src/site/search/open-index.ts'
import { fetchFile, type SearchIndex } from '#src/site/search/search-index.ts'
import type { EntrySummary } from '../../requests/site.ts'

/** How long after the last key the site is asked, in milliseconds. */
const pause = 150
/** So many entries of a kind are asked for. */
const most = 200
const nothing: ReadonlyMap<string, number> = new Map()

/** The index of the content as it stands: another one as soon as an entry is. */
const indexes = new WeakMap<readonly EntrySummary[], Promise<SearchIndex>>()

function indexOf(entries: readonly EntrySummary[]): Promise<SearchIndex> {
  const known = indexes.get(entries)
  if (known) return known
  const opening = fetchFile<IndexFile>(searchIndexPath).then((file) => openIndex(file))
  indexes.set(entries, opening)
  opening.catch(() => indexes.delete(entries))
  return opening
}

/**
 * The addresses of what says the words for visitors, each with its place; empty until the site has answered. What only comes
 * close helps visitors, and would be noise to somebody who looks for a text.
 */
export function useSiteSearch(words: string, entries: readonly EntrySummary[]): ReadonlyMap<string, number> {
  const [found, setFound] = useState({ words: '', places: nothing })
  const wanted = words.trim()
  useEffect(() => {
    if (wanted === '') return
    let isWanted = true
    const timer = setTimeout(async () => {
      const places = await indexOf(entries)
        .then((index) => placesIn(index, wanted))
        .catch(() => nothing)
      if (isWanted) setFound({ words: wanted, places })
    }, pause)
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [wanted, entries])
  return found.words === wanted ? found.places : nothing
}

/** A section of a legal text is found at its text, which is one entry. */
async function placesIn(index: SearchIndex, words: string): Promise<Map<string, number>> {
  const { groups, match } = await answer(index, words, () => most)
  const places = new Map<string, number>()
  if (match !== 'exact') return places
  for (const { kind, hits } of groups)
    for (const { entry } of hits) {
      const address = kind === 'legal' ? entry.href.replace(/#.*/, '') : entry.href
      if (!places.has(address)) places.set(address, places.size)
    }
  return places
}
