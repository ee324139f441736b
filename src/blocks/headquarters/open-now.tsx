import type { PropsOf } from '#src/blocks/block-definition.ts'
import type { headquarters } from '#src/blocks/headquarters/schema.ts'
import { fillWords } from '#src/lib/fill-words.ts'
import { type OfficeHours, officeState } from '#src/lib/office-hours.ts'
import { addDays, clockTime, type ZonedTime } from '#src/lib/zoned-time.ts'
import { useOfficeClock } from './use-office-clock.ts'

type Words = Pick<PropsOf<typeof headquarters>, 'open' | 'closed' | 'today' | 'tomorrow'>

/** Whether someone is there right now. The line is reserved, and stays empty while the time is not known. */
export function OpenNow({ hours, words }: { hours: OfficeHours; words: Words }) {
  const clock = useOfficeClock(hours.timeZone)
  const line = clock && hoursLine(clock, hours, words)
  return (
    <p className="open-now" data-open={line?.open}>
      {line?.text}
    </p>
  )
}

function hoursLine(clock: ZonedTime, hours: OfficeHours, words: Words): { open: boolean; text: string } {
  const state = officeState(clock, hours)
  if (state.open) return { open: true, text: words.open }
  const day = [words.today, words.tomorrow][state.inDays] ?? weekdayName(state.weekday)
  return { open: false, text: fillWords(words.closed, { day, time: clockTime(hours.opens) }) }
}

const aSunday = '2026-03-01'

function weekdayName(weekday: number): string {
  const date = new Date(`${addDays(aSunday, weekday)}T00:00:00Z`)
  return new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: 'UTC' }).format(date)
}
