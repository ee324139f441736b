import { useEffect, useState } from 'react'
import { type ZonedTime, zonedTime } from '#src/lib/zoned-time.ts'

const minute = 60_000

/** What the clock of the office shows. `null` until the page is alive, and where its time zone is not known. */
export function useOfficeClock(timeZone: string): ZonedTime | null {
  const [clock, setClock] = useState<ZonedTime | null>(null)
  useEffect(() => {
    const read = () => setClock(readClock(timeZone))
    read()
    const timer = setInterval(read, minute)
    return () => clearInterval(timer)
  }, [timeZone])
  return clock
}

function readClock(timeZone: string): ZonedTime | null {
  try {
    return zonedTime(new Date(), timeZone)
  } catch {
    return null
  }
}
