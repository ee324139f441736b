/** A moment as the clocks of a time zone show it. */
export interface ZonedTime {
  /** `2026-03-01` */
  date: string
  /** `08:00` */
  time: string
  /** 0 is Sunday. */
  weekday: number
}

const formats = new Map<string, Intl.DateTimeFormat>()

/** Making a format takes a hundred times as long as using it. */
function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone)
  if (known) return known
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  formats.set(timeZone, format)
  return format
}

/** Whether there is a time zone of this name (IANA). */
export function isTimeZone(name: string): boolean {
  try {
    return formatOf(name) !== undefined
  } catch {
    return false
  }
}

/** What clocks and calendars of a time zone show at a moment. */
export function zonedTime(moment: Date, timeZone: string): ZonedTime {
  const part = Object.fromEntries(
    formatOf(timeZone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, value]),
  )
  const date = `${part.year}-${part.month}-${part.day}`
  return { date, time: `${part.hour}:${part.minute}`, weekday: weekdayOf(date) }
}

/** How far the clocks of a time zone are ahead of UTC at a moment on the minute, in milliseconds. */
function offsetAt(moment: number, timeZone: string): number {
  const { date, time } = zonedTime(new Date(moment), timeZone)
  return Date.parse(`${date}T${time}:00Z`) - moment
}

/** The offsets before and after a clock change that may lie near a local time; one and the same without a change. */
function offsetsAround(date: string, time: string, timeZone: string) {
  const wanted = Date.parse(`${date}T${time}:00Z`)
  return { wanted, offsets: [-86_400_000, 86_400_000].map((away) => offsetAt(wanted + away, timeZone)) }
}

/**
 * The moments at which the clocks of a time zone show this date and time, the earliest first: one, none in the hour that
 * daylight saving skips, two in the hour it repeats.
 */
export function momentsOf(date: string, time: string, timeZone: string): Date[] {
  const { wanted, offsets } = offsetsAround(date, time, timeZone)
  const moments = [...new Set(offsets)].map((offset) => wanted - offset)
  return moments
    .filter((moment) => moment + offsetAt(moment, timeZone) === wanted)
    .sort((a, b) => a - b)
    .map((moment) => new Date(moment))
}

/**
 * The moment at which the clocks of a time zone show this date and time: the first of two, and in an hour that is skipped
 * as much after the clock change as the time lies after the beginning of that hour.
 */
export function momentOf(date: string, time: string, timeZone: string): Date {
  const [first] = momentsOf(date, time, timeZone)
  if (first) return first
  const { wanted, offsets } = offsetsAround(date, time, timeZone)
  return new Date(wanted - (offsets[0] ?? 0))
}

/** The moment at which a day begins where a time zone is: `2026-03-01` → `2026-03-01T05:00:00Z` (RFC 3339). */
export function beginningOf(date: string, timeZone: string): string {
  return momentOf(date, '00:00', timeZone).toISOString().replace('.000', '')
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
