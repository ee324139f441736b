import { useEffect, useState } from 'react'

const minute = 60_000

/** The current moment, to the minute. `null` until the page is alive: the HTML is older than any visit. */
export function useNow(): Date | null {
  const [now, setNow] = useState<Date | null>(null)
  useEffect(() => {
    const read = () => setNow(new Date())
    read()
    const timer = setInterval(read, minute)
    return () => clearInterval(timer)
  }, [])
  return now
}
