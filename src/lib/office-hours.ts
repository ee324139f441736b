import { addDays, zonedTime } from './zoned-time.ts'

const dayCodes = ['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa'] as const

export interface OfficeHours {
  timeZone: string
  days: readonly (typeof dayCodes)[number][]
  /** `08:00` */
  opens: string
  /** `18:00` */
  closes: string
}

/** Whether the office is open, and if not, when it opens next: in how many days, on which one. */
export type OfficeState = { open: true } | { open: false; inDays: number; weekday: number }

/** Whether the office is usually open at a moment. Holidays are not known here. */
export function officeState(moment: Date, { timeZone, days, opens, closes }: OfficeHours): OfficeState {
  const { weekday, time } = zonedTime(moment, timeZone)
  const works = (day: number) => days.includes(dayCodes[day % 7] as (typeof dayCodes)[number])
  if (works(weekday) && time >= opens && time < closes) return { open: true }
  const first = time < opens ? 0 : 1
  const ahead = [0, 1, 2, 3, 4, 5, 6, 7].find((inDays) => inDays >= first && works(weekday + inDays)) ?? 7
  return { open: false, inDays: ahead, weekday: (weekday + ahead) % 7 }
}

/** The first working day after today, as seen from the office. */
export function nextBusinessDay(moment: Date, { timeZone, days }: Pick<OfficeHours, 'timeZone' | 'days'>): string {
  const { date, weekday } = zonedTime(moment, timeZone)
  const ahead = [1, 2, 3, 4, 5, 6, 7].find((inDays) => days.includes(dayCodes[(weekday + inDays) % 7] as (typeof dayCodes)[number])) ?? 1
  return addDays(date, ahead)
}
