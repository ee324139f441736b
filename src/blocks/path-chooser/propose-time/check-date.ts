import { type OfficeHours, worksOn } from '#src/lib/office-hours.ts'
import { weekdayOf } from '#src/lib/zoned-time.ts'

/** Why a proposed date cannot be: none, too early, or not a working day. */
export function checkDate(date: string, earliest: string, days: OfficeHours['days']): 'past' | 'weekday' | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date) || date < earliest) return 'past'
  return worksOn(weekdayOf(date), days) ? undefined : 'weekday'
}
