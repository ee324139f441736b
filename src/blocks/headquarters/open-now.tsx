import type { PropsOf } from '#src/blocks/block-definition.ts'
import type { headquarters } from '#src/blocks/headquarters/row.ts'
import { fillWords } from '#src/lib/fill-words.ts'
import { type OfficeHours, officeState } from '#src/lib/office-hours.ts'
import { addDays, clockTime, type ZonedTime } from '#src/lib/zoned-time.ts'
import { useOfficeClock } from './use-office-clock.ts'

type Words = Pick<PropsOf<typeof headquarters>, 'open' | 'closed' | 'today' | 'tomorrow'>

/**
 * Whether someone is there right now: empty while the time is not known, in the room of the longest that may be said,
 * so that nothing below moves once it is.
 */
export function OpenNow({ hours, words }: { hours: OfficeHours; words: Words }) {
  const clock = useOfficeClock(hours.timeZone)
  const line = clock && hoursLine(clock, hours, words)
  return (
    <p className="open-now" data-open={line?.open} data-longest={longestLine(hours, words)}>
      <span>{line?.text}</span>
    </p>
  )
}

function hoursLine(clock: Omit<ZonedTime, 'date'>, hours: OfficeHours, words: Words): { open: boolean; text: string } {
  const state = officeState(clock, hours)
  if (state.open) return { open: true, text: words.open }
  const day = [words.today, words.tomorrow][state.inDays] ?? weekdayName(state.weekday)
  return { open: false, text: fillWords(words.closed, { day, time: clockTime(hours.opens) }) }
}

function longestLine(hours: OfficeHours, words: Words): string {
  const week = Array.from({ length: 7 }, (_, weekday) =>
    ['00:00', hours.opens, '23:59'].map((time) => hoursLine({ weekday, time }, hours, words).text),
  )
  return week.flat().reduce((longest, text) => (text.length > longest.length ? text : longest))
}

const aSunday = '2026-03-01'

function weekdayName(weekday: number): string {
  const date = new Date(`${addDays(aSunday, weekday)}T00:00:00Z`)
  return new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: 'UTC' }).format(date)
}
