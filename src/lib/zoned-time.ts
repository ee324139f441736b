/** A moment as the clocks of a time zone show it. */
export interface ZonedTime {
  /** `2026-03-01` */
  date: string
  /** `08:00` */
  time: string
  /** 0 is Sunday. */
  weekday: number
}

/** What clocks and calendars of a time zone show at a moment. */
export function zonedTime(moment: Date, timeZone: string): ZonedTime {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  const part = Object.fromEntries(format.formatToParts(moment).map(({ type, value }) => [type, value]))
  const date = `${part.year}-${part.month}-${part.day}`
  return { date, time: `${part.hour}:${part.minute}`, weekday: weekdayOf(date) }
}

/** The moment at which the clocks of a time zone show this date and time. */
export function momentOf(date: string, time: string, timeZone: string): Date {
  const wanted = Date.parse(`${date}T${time}:00Z`)
  let moment = wanted
  // The offset depends on the moment we are looking for; twice is enough to find the right side of a clock change.
  for (let round = 0; round < 2; round += 1) {
    const shown = zonedTime(new Date(moment), timeZone)
    moment += wanted - Date.parse(`${shown.date}T${shown.time}:00Z`)
  }
  return new Date(moment)
}

/** 0 for Sunday. */
export function weekdayOf(date: string): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay()
}

/** `2026-02-28` and 1 → `2026-03-01`. */
export function addDays(date: string, days: number): string {
  const moment = new Date(`${date}T00:00:00Z`)
  moment.setUTCDate(moment.getUTCDate() + days)
  return moment.toISOString().slice(0, 10)
}

/** `18:00` → `6:00 PM`. */
export function clockTime(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return `${hours % 12 || 12}:${String(minutes).padStart(2, '0')} ${hours < 12 ? 'AM' : 'PM'}`
}
