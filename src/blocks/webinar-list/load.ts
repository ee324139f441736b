import type { PropsOf } from '#src/blocks/block-definition.ts'
import type { webinarList } from '#src/blocks/webinar-list/schema.ts'
import type { WebinarListProps } from '#src/blocks/webinar-list/webinar-list.tsx'
import type { Session } from '#src/blocks/webinar-list/webinar-session.tsx'
import type { ContentIndex, Entry } from '#src/content/queries.ts'
import { fillWords } from '#src/lib/fill-words.ts'
import { clockTime, momentOf } from '#src/lib/zoned-time.ts'

type Words = PropsOf<typeof webinarList>

/** The upcoming sessions, the next one first, and the recorded ones, the latest first. */
export function loadWebinarList(words: Words, content: ContentIndex): WebinarListProps {
  const { time, duration, opens, reserveAbout, requestAbout, ...labels } = words
  const { timeZone } = content.single('site').officeHours
  const base = content.single('integrations').webinars.registrationBase?.replace(/\/$/, '')
  const sessions = content
    .entries('webinars')
    .toSorted((one, other) => one.data.date.localeCompare(other.data.date))
    .map((entry) => session(entry, words, timeZone, base))
  return {
    words: labels,
    upcoming: sessions.filter(({ status }) => status === 'upcoming'),
    recorded: sessions.filter(({ status }) => status === 'recorded').toReversed(),
  }
}

function session({ slug, data }: Entry<'webinars'>, words: Words, timeZone: string, base?: string): Session {
  const { title, description, speaker, status, chapters, excerpt, date, startTime, duration } = data
  const starts = momentOf(date, startTime, timeZone)
  const upcoming = status === 'upcoming'
  const href = upcoming ? (data.registrationUrl ?? (base && `${base}/${slug}`)) : data.recordingUrl
  return {
    slug,
    title,
    description,
    speaker,
    status,
    chapters,
    ...(excerpt && { excerpt }),
    date: dateParts(date),
    starts: toMinute(starts),
    ends: toMinute(new Date(starts.getTime() + duration * 60_000)),
    time: fillWords(words.time, { weekday: weekday.format(new Date(date)), time: clockTime(startTime) }),
    duration: fillWords(words.duration, { minutes: duration }),
    ...(href && { external: { href, note: fillWords(words.opens, { host: new URL(href).host }) } }),
    about: fillWords(upcoming ? words.reserveAbout : words.requestAbout, { title }),
  }
}

/** `2026-03-01T18:00Z`: sessions begin on the minute. */
const toMinute = (moment: Date) => `${moment.toISOString().slice(0, 16)}Z`

// A date alone is midnight UTC.
const weekday = new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: 'UTC' })
const month = new Intl.DateTimeFormat('en-US', { month: 'short', timeZone: 'UTC' })

function dateParts(date: string): Session['date'] {
  const day = new Date(date)
  return { day: String(day.getUTCDate()), month: month.format(day), year: String(day.getUTCFullYear()) }
}
