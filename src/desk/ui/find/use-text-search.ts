import { useEffect, useState } from 'react'
import type { TextFound } from '../../api.ts'
import { askServer, query } from '../server/ask-server.ts'

/** How long after the last key the texts are searched, in milliseconds. */
const pause = 150
const nothing: ReadonlyMap<string, string> = new Map()

/** The files in whose texts words stand, with the passage; titles need nobody to wait for these. */
export function useTextSearch(words: string): ReadonlyMap<string, string> {
  const [found, setFound] = useState({ words: '', passages: nothing })
  const wanted = words.trim()
  useEffect(() => {
    // One letter is in every text.
    if (wanted.length < 2) return
    let isWanted = true
    const timer = setTimeout(async () => {
      const answer = await askServer<TextFound[]>('GET', query('search', { words: wanted })).catch(() => [])
      if (isWanted) setFound({ words: wanted, passages: new Map(answer.map(({ file, passage }) => [file, passage])) })
    }, pause)
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [wanted])
  return found.words === wanted ? found.passages : nothing
}
