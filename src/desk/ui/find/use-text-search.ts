import { useEffect, useState } from 'react'
import type { TextFound } from '../../requests/site.ts'
import { askServer } from '../server/ask-server.ts'

/** How long after the last key the texts are searched, in milliseconds. */
const pause = 150
const nothing: ReadonlyMap<string, TextFound> = new Map()

/** The files in whose texts words stand, and where; titles need nobody to wait for these. */
export function useTextSearch(words: string): ReadonlyMap<string, TextFound> {
  const [found, setFound] = useState({ words: '', places: nothing })
  const wanted = words.trim()
  useEffect(() => {
    // One letter is in every text.
    if (wanted.length < 2) return
    let isWanted = true
    const timer = setTimeout(async () => {
      const answer = await askServer('GET search', { words: wanted }).catch(() => [])
      if (isWanted) setFound({ words: wanted, places: new Map(answer.map((one) => [one.file, one])) })
    }, pause)
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [wanted])
  return found.words === wanted ? found.places : nothing
}
