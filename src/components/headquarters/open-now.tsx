import { fillWords } from '#src/lib/fill-words.ts'
import { type OfficeHours, officeState } from '#src/lib/office-hours.ts'
import { clockTime, weekdayOf } from '#src/lib/zoned-time.ts'
import type { BlockProps } from '#src/schemas/blocks.ts'
import { useNow } from './use-now.ts'

type Words = Pick<BlockProps<'Headquarters'>, 'open' | 'closed' | 'today' | 'tomorrow'>

/** Whether someone is there right now. Its line is reserved; it stays empty where the clock of the office cannot be told. */
export function OpenNow({ hours, words }: { hours: OfficeHours; words: Words }) {
  const now = useNow()
  const line = now && describe(now, hours, words)
  return (
    <p className="open-now" data-open={line?.open}>
      {line?.text}
    </p>
  )
}

function describe(now: Date, hours: OfficeHours, words: Words): { open: boolean; text: string } | null {
  try {
    const state = officeState(now, hours)
    if (state.open) return { open: true, text: words.open }
    const day = [words.today, words.tomorrow][state.inDays] ?? weekdayName(state.weekday)
    return { open: false, text: fillWords(words.closed, { day, time: clockTime(hours.opens) }) }
  } catch {
    return null
  }
}

/** Sunday the 4th of January 1970 was the first one of its calendar. */
function weekdayName(weekday: number): string {
  const date = `1970-01-0${4 + (weekday % 7)}`
  const name = new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`))
  return weekdayOf(date) === weekday ? name : ''
}
