import { addDays, type ZonedTime } from './zoned-time.ts'

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

/** Whether the office is usually open at a time of its own clock. Holidays are not known here. */
export function officeState({ weekday, time }: Omit<ZonedTime, 'date'>, hours: OfficeHours): OfficeState {
  const { days, opens, closes } = hours
  if (worksOn(weekday, days) && time >= opens && time < closes) return { open: true }
  const inDays = daysUntilWork(weekday, days, time < opens ? 0 : 1)
  return { open: false, inDays, weekday: (weekday + inDays) % 7 }
}

/** The first working day after today. */
export function nextBusinessDay({ date, weekday }: Omit<ZonedTime, 'time'>, days: OfficeHours['days']): string {
  return addDays(date, daysUntilWork(weekday, days, 1))
}

/** Whether a weekday, 0 for Sunday, is a working day. */
export function worksOn(weekday: number, days: OfficeHours['days']): boolean {
  const code = dayCodes[weekday % 7]
  return code !== undefined && days.includes(code)
}

function daysUntilWork(weekday: number, days: OfficeHours['days'], from: number): number {
  const week = Array.from({ length: 7 }, (_, day) => from + day)
  return week.find((ahead) => worksOn(weekday + ahead, days)) ?? 7
}
