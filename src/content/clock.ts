import { momentOf, zonedTime } from '#src/lib/zoned-time.ts'

/** The one clock of a build: everything that comes and goes with time is asked of it. */
export interface Clock {
  /** To the minute, in milliseconds since 1970. */
  now: number
  /** Of the firm: `officeHours.timeZone` in `content/site/site.json`. */
  timeZone: string
  /** The day in that zone, `YYYY-MM-DD`. */
  today: string
}

const minute = 60_000
const local = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}))?$/

/**
 * The moment at which a day begins in a time zone, or at which its clocks show a day and time.
 *
 * @param text `2026-03-01` or `2026-03-01T09:00`, both of them possible; of a time that occurs twice the first is meant.
 */
export function beginOf(text: string, timeZone: string): number {
  const [, date = '', time = '00:00'] = local.exec(text) ?? []
  return momentOf(date, time, timeZone).getTime()
}

/**
 * The clock at a moment.
 *
 * @param moment as `BUILD_DATE` gives it: a day, a day and time on the firm's clocks, or a moment with its offset
 *   (`2026-03-01T14:00Z`). Now when left out.
 * @throws RangeError when there is no such moment.
 */
export function clockAt(moment: string | undefined, timeZone: string): Clock {
  const named =
    moment === undefined ? Date.now() : local.test(moment) ? beginOrNone(moment, timeZone) : withOffset(moment)
  if (Number.isNaN(named)) throw new RangeError(`“${moment}” is no moment in the calendar.`)
  const now = Math.floor(named / minute) * minute
  return { now, timeZone, today: zonedTime(new Date(now), timeZone).date }
}

function beginOrNone(moment: string, timeZone: string): number {
  const [, date = '', time = '00:00'] = local.exec(moment) ?? []
  const wall = new Date(`${date}T${time}:00Z`)
  const exists = !Number.isNaN(wall.getTime()) && wall.toISOString().startsWith(`${date}T${time}`)
  return exists ? beginOf(moment, timeZone) : Number.NaN
}

const withOffset = (moment: string) =>
  /T\d{2}:\d{2}.*(?:Z|[+-]\d{2}:\d{2})$/.test(moment) ? Date.parse(moment) : Number.NaN
