import { useCallback, useEffect, useState } from 'react'
import type { Notification } from '#src/site/notifications/notify.ts'

/** After this time the words are taken away again, so that nobody comes across old news while reading the page. */
const keptMs = 10_000

const silent = { polite: '', assertive: '' }

/** The words of the two live nodes: what went wrong interrupts, everything else waits its turn. */
export function useLiveWords() {
  const [words, setWords] = useState(silent)

  const read = useCallback(({ title, description, type }: Notification) => {
    const node = type === 'destructive' ? 'assertive' : 'polite'
    const text = [title, description].filter(Boolean).join(' ')
    // Only a change is read: the same words again differ by a space nobody hears.
    setWords((before) => ({ ...silent, [node]: before[node] === text ? `${text}\u00a0` : text }))
  }, [])

  useEffect(() => {
    if (words === silent) return
    const timer = setTimeout(() => setWords(silent), keptMs)
    return () => clearTimeout(timer)
  }, [words])

  return { words, read }
}
