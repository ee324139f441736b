import { formatDate } from '#src/lib/dates.ts'
import { clockTime, zonedTime } from '#src/lib/zoned-time.ts'

/** `March 1, 2026, 9:00 AM` on the clocks of a time zone; the day alone when it is its beginning. */
export function momentWords(moment: number, timeZone: string): string {
  const { date, time } = zonedTime(new Date(moment), timeZone)
  return time === '00:00' ? formatDate(date) : `${formatDate(date)}, ${clockTime(time)}`
}

/** `2026-03-01T09:00`, or the day alone: as editors write the moment. */
export function momentField(moment: number, timeZone: string): string {
  const { date, time } = zonedTime(new Date(moment), timeZone)
  return time === '00:00' ? date : `${date}T${time}`
}
