import type { Clock } from '#src/content/clock.ts'
import { formatDate } from '#src/lib/dates.ts'
import { clockTime, zonedTime } from '#src/lib/zoned-time.ts'
import type { Change } from './changes.ts'
import { momentWords } from './moment-words.ts'
import { byOwner } from './reviews.ts'
import type { Schedule } from './schedule.ts'

const weekday = new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: 'UTC' })

/**
 * What is overdue for review, then every change to come, day by day: the time, the title and what happens, and the file that
 * says so.
 */
export function calendarReport({ leftOut, changes, overdue }: Schedule, clock: Clock): string {
  const days = new Map<string, Change[]>()
  for (const change of changes) {
    const { date } = zonedTime(new Date(change.at), clock.timeZone)
    days.set(date, [...(days.get(date) ?? []), change])
  }
  const drafts = leftOut.filter(({ from }) => from === undefined)
  return [
    `As of ${momentWords(clock.now, clock.timeZone)} (${clock.timeZone})`,
    ...(overdue.length > 0
      ? [
          `Overdue for review\n${overdue.map((one) => `  “${one.title}” was to be reviewed${byOwner(one)} until ${formatDate(one.reviewBy)}\n            ${one.file}`).join('\n')}`,
        ]
      : []),
    ...[...days].map(([date, own]) => `${heading(date)}\n${own.map((one) => line(one, clock)).join('\n')}`),
    ...(drafts.length > 0
      ? [
          `Drafts, which no day publishes\n${drafts.map(({ file, title }) => `  “${title}”\n            ${file}`).join('\n')}`,
        ]
      : []),
  ].join('\n\n')
}

const heading = (date: string) => `${weekday.format(new Date(date))}, ${formatDate(date)}`

function line({ at, file, title, change }: Change, { timeZone }: Clock): string {
  const { time } = zonedTime(new Date(at), timeZone)
  return `  ${clockTime(time).padStart(8)}  “${title}” ${change}\n            ${file}`
}
