import { lastingName } from '../../src/content/lasting-name.ts'
import type { ContentData, Entry } from '../../src/content/queries.ts'
import type { Webinar } from '../../src/content/schemas/resource.ts'
import type { Site } from '../../src/content/schemas/site.ts'
import { linkTo } from '../../src/lib/link-to.ts'
import * as routes from '../../src/lib/routes.ts'
import { momentOf } from '../../src/lib/zoned-time.ts'

const encoder = new TextEncoder()
const longestLine = 75

/** A text as a property value may carry it. */
const escapeText = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n')

/** `20261210T180000Z` */
const utc = (moment: Date) => `${moment.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`

/** Breaks a line after 75 octets at most, never inside a character. The next line starts with a space, which counts. */
function fold(line: string): string {
  let folded = ''
  let octets = 0
  for (const character of line) {
    const size = encoder.encode(character).length
    if (octets + size > longestLine) {
      folded += '\r\n '
      octets = 1
    }
    folded += character
    octets += size
  }
  return folded
}

/**
 * When what calendars show of the session was last changed, and how often: they take over what has a higher number. From
 * the record, not from the clock of the build: the same content always makes the same file.
 */
function revisionLines({ revision, date }: Webinar): string[] {
  const at = utc(new Date(revision?.at ?? date))
  return [`DTSTAMP:${at}`, ...(revision ? [`LAST-MODIFIED:${at}`] : []), `SEQUENCE:${revision?.number ?? 0}`]
}

function calendar(entry: Entry<'webinars'>, site: Site): string {
  const { slug, data } = entry
  const { title, description, speaker, date, startTime, duration } = data
  const starts = momentOf(date, startTime, site.officeHours.timeZone)
  const url = `${site.baseUrl}${routes.resourcesPage}#${slug}`
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(site.name)}//Webinars//EN`,
    'CALSCALE:GREGORIAN',
    'BEGIN:VEVENT',
    `UID:${lastingName(entry)}@${new URL(site.baseUrl).host}`,
    ...revisionLines(data),
    `DTSTART:${utc(starts)}`,
    `DTEND:${utc(new Date(starts.getTime() + duration * 60_000))}`,
    `SUMMARY:${escapeText(title)}`,
    `DESCRIPTION:${escapeText(`${description}\n\n${speaker}\n${url}`)}`,
    `URL:${url}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escapeText(title)}`,
    'TRIGGER:-PT15M',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${fold(line)}\r\n`).join('')
}

/** A calendar file (RFC 5545) for every upcoming webinar, by address. */
export function calendars({ entries, singles }: ContentData): Record<string, string> {
  const upcoming = entries.webinars.filter(({ data }) => data.status === 'upcoming')
  return Object.fromEntries(
    upcoming.map((entry) => [linkTo('calendarFile', { slug: entry.slug }), calendar(entry, singles.site)]),
  )
}
