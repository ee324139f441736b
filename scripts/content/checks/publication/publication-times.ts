import { clockTime, momentsOf, zonedTime } from '#src/lib/zoned-time.ts'
import { eachFile, type Said } from '../each.ts'

interface Dated {
  publishAt?: string
  unpublishAt?: string
  date?: string
  startTime?: string
}

/** Times are some that the firm's clocks show, and show once: twice a year they skip an hour or repeat one. */
export const publicationTimes = eachFile(({ value }, { clock }) => {
  const { publishAt, unpublishAt, date, startTime } = (value ?? {}) as Dated
  const times = [
    ['publishAt', publishAt],
    ['unpublishAt', unpublishAt],
    ['startTime', date && startTime && `${date}T${startTime}`],
  ] as const
  return times.flatMap(([field, text]): Said[] => {
    const written = (time: string) => (field === 'startTime' ? time : `${text?.slice(0, 10)}T${time}`)
    const words = text && text.length > 10 ? wrongTime(text, clock.timeZone, written) : undefined
    return words ? [{ field, ...words }] : []
  })
})

const hour = 3_600_000

function wrongTime(
  text: string,
  timeZone: string,
  written: (time: string) => string,
): Pick<Said, 'message' | 'hint'> | undefined {
  const [date, time] = [text.slice(0, 10), text.slice(11)]
  const moments = momentsOf(date, time, timeZone)
  if (moments.length === 1) return undefined
  const [before, after] = clockChange(date, time, timeZone)
  const [from, to] = [clockTime(before), clockTime(after)]
  if (moments.length === 0)
    return {
      message: `There is no ${clockTime(time)} on that day: the clocks in ${timeZone} go from ${from} to ${to} (daylight saving).`,
      hint: `Write ${written(after)}, or a time before ${before}.`,
    }
  return {
    message: `It is ${clockTime(time)} twice on that day: the clocks in ${timeZone} go back from ${from} to ${to} (daylight saving).`,
    hint: `Write ${written(before)} or later, or a time before ${after}.`,
  }
}

/** The times on the clocks before and after the change that lies nearest: `02:00` and `03:00`. */
function clockChange(date: string, time: string, timeZone: string): [before: string, after: string] {
  const start = Date.parse(`${date}T${time}:00Z`) - 24 * hour
  const ahead = (moment: number) => {
    const shown = zonedTime(new Date(moment), timeZone)
    return Date.parse(`${shown.date}T${shown.time}:00Z`) - moment
  }
  let [low, high] = [start, start + 48 * hour]
  const first = ahead(low)
  while (high - low > 60_000) {
    const middle = Math.floor((low + high) / 2 / 60_000) * 60_000
    if (ahead(middle) === first) low = middle
    else high = middle
  }
  const shown = (moment: number, offset: number) => new Date(moment + offset).toISOString().slice(11, 16)
  return [shown(high, first), shown(high, ahead(high))]
}
