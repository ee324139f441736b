import { z } from 'zod'
import type { BlockDefinition, PropsOf } from '#src/blocks/block-definition.ts'
import { element, fact, link, paragraphs } from '#src/body/plain.ts'
import type { Tree } from '#src/body/tree.ts'
import { text, textWith } from '#src/content/field-types.ts'
import type { ContentIndex, Entry } from '#src/content/queries.ts'
import type { Webinar } from '#src/content/schemas/resource.ts'
import { fillWords } from '#src/lib/fill-words.ts'
import { linkTo } from '#src/lib/link-to.ts'
import * as routes from '#src/lib/routes.ts'
import { clockTime, momentOf } from '#src/lib/zoned-time.ts'

export const webinarList = {
  description: 'Upcoming and recorded webinars from content/webinars: the next one first, then the latest recording.',
  props: z.strictObject({
    upcoming: text('Heading of the upcoming sessions.'),
    recorded: text('Heading of the recorded sessions.'),
    none: text('Shown while no session is scheduled.'),
    time: textWith(['weekday', 'time'], 'When a session starts; {weekday} and {time} are filled in.'),
    duration: textWith(['minutes'], 'How long a session is; {minutes} is filled in.'),
    register: text('The button of an upcoming session.'),
    registerText: text('The sentence under that button once it is opened.'),
    calendar: text('The link to the calendar file.'),
    reserve: text('The link to the contact form.'),
    reserveAbout: textWith(['title'], 'The first line of the message on the contact form; {title} is filled in.'),
    over: text('Shown when the day has passed and nobody has filed the recording yet.'),
    watch: text('The button of a recorded session.'),
    opens: textWith(['host'], 'After the words of a link to another site; {host} is filled in.'),
    summary: text('Heading of what a recorded session covers.'),
    chapters: text('Heading of the chapters.'),
    excerpt: text('Heading of the paragraph from the transcript.'),
    request: text('The link to the contact form, for a recording that is sent on request.'),
    requestAbout: textWith(['title'], 'The first line of the message on the contact form; {title} is filled in.'),
  }),
  interactive: true,
  children: 'none',
  shows: { webinars: { at: (slug) => slug, counted: [] } },
  places: ['upcoming', 'recorded'],
  example:
    '<WebinarList upcoming="Upcoming" recorded="Recorded" none="Nothing is scheduled." time="{weekday}, {time}" duration="{minutes} minutes" register="Register Now" registerText="Words." calendar="Add to calendar" reserve="Reserve a place" reserveAbout="A place at: {title}" over="This session has taken place" watch="Watch Recording" opens="opens {host}" summary="Summary" chapters="Chapters" excerpt="From the transcript" request="Request the recording" requestAbout="Recording: {title}" />',
} as const satisfies BlockDefinition

export interface WebinarListProps {
  words: SessionWords & Pick<PropsOf<typeof webinarList>, 'upcoming' | 'recorded' | 'none' | 'over'>
  upcoming: Session[]
  recorded: Session[]
}

/** A webinar as the programme shows it. */
export interface Session
  extends Pick<Webinar, 'title' | 'description' | 'speaker' | 'status' | 'chapters' | 'excerpt'> {
  slug: string
  date: { day: string; month: string; year: string }
  /** The first and the last moment, as ISO dates. */
  starts: string
  ends: string
  /** Weekday and time in words. */
  time: string
  duration: string
  /** Registration or recording on another site. */
  external?: { href: string; note: string }
  /** The first line of a message about this session. */
  about: string
}

export type SessionWords = Pick<
  PropsOf<typeof webinarList>,
  'register' | 'registerText' | 'calendar' | 'reserve' | 'watch' | 'summary' | 'chapters' | 'excerpt' | 'request'
>

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

/** What is coming, then what was recorded. */
export const plainWebinarList = ({ words, upcoming, recorded }: WebinarListProps): Tree => [
  element('h3', words.upcoming),
  ...paragraphs(upcoming.length === 0 && words.none),
  ...upcoming.flatMap((session) => [...head(session), ...paragraphs(session.description), ...register(session, words)]),
  element('h3', words.recorded),
  ...recorded.flatMap((session) => [...head(session), ...recording(session, words)]),
]

const head = ({ title, date, time, duration, speaker }: Session): Tree => [
  element('h4', title),
  ...paragraphs(`${date.day} ${date.month} ${date.year}`, time, duration, speaker),
]

function register({ slug, external }: Session, words: SessionWords): Tree {
  if (external) return [element('p', link(external.href, words.register), ' ', external.note)]
  const calendar = link(linkTo('calendarFile', { slug }), words.calendar)
  return [fact(words.register, words.registerText), ...paragraphs(calendar, link(routes.contactPage, words.reserve))]
}

function recording({ external, description, chapters, excerpt }: Session, words: SessionWords): Tree {
  if (external) return [element('p', link(external.href, words.watch), ' ', external.note)]
  return [
    ...paragraphs(element('strong', words.watch)),
    fact(words.summary, description),
    ...paragraphs(element('strong', words.chapters)),
    element('ul', ...chapters.map(({ at, title }) => element('li', `${at} ${title}`))),
    ...(excerpt ? [...paragraphs(element('strong', words.excerpt)), element('blockquote', excerpt)] : []),
    ...paragraphs(link(routes.contactPage, words.request)),
  ]
}
