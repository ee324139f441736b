import { z } from 'zod'
import { clockTime, conditional, href, isoDate, knownAs, line, note, text, title } from '#src/content/field-types.ts'
import { publication } from '#src/content/schemas/publication.ts'
import { momentOf } from '#src/lib/zoned-time.ts'

/** A downloadable item: `content/resources/<slug>.json`. */
export const resource = z.strictObject({
  title: title('The name of the document.'),
  description: text('What the reader gets: one or two sentences.'),
  group: z
    .enum(['Federal Compliance Guides', 'Digital Transformation', 'Industry Analysis'])
    .describe('The heading it stands under.'),
  type: z
    .enum(['Guide', 'Checklist', 'Template', 'Playbook', 'White paper', 'Report'])
    .describe('What kind of document it is.'),
  downloadSize: z
    .string()
    .regex(/^\d+\.\d MB$/, 'must be written like "2.4 MB"')
    .describe('Size of the full edition.'),
  tags: z.array(text('A tag.')).min(1).max(4),
  contents: z
    .array(text('A chapter.'))
    .min(3)
    .max(8)
    .describe('The table of contents, shown on the card and printed in the preview edition.'),
  file: href.optional().describe('The file in public/downloads, once there is one.'),
  order: z.int().min(1),
  ...publication,
})
export type Resource = z.output<typeof resource>

/** Calendars show a session anew when its number has risen. The desk raises it when a change is handed over. */
const revision = z
  .strictObject({
    number: z.int().min(0).describe('Rises by one with every change of day, time, title or place.'),
    at: z.iso
      .datetime({ precision: -1, error: 'must be a moment in UTC, for example "2026-11-28T14:30Z"' })
      .describe('When that was: "2026-11-28T14:30Z".'),
    of: note('Day, time, length, title and place as they were then.'),
  })
  .describe('What calendars need to know when a session is moved. The desk writes it.')

/** A webinar: `content/webinars/<slug>.json`. */
export const webinar = z
  .strictObject({
    title: title('The name of the session.'),
    description: text('What it covers: one or two sentences.'),
    speaker: text('Who speaks, with role.'),
    date: isoDate,
    startTime: clockTime.describe('Start on the firm’s clocks, 24 hours: "13:00".'),
    duration: z.union([z.literal(45), z.literal(60), z.literal(75)]).describe('Length in minutes.'),
    status: z
      .enum(['upcoming', 'recorded'])
      .describe('A session that is over is left out until it is "recorded" and has its chapters.'),
    registrationUrl: z.url().optional().describe('Where to register, if not through the contact form.'),
    recordingUrl: z.url().optional().describe('Where the recording is.'),
    chapters: z
      .array(
        z.strictObject({
          at: z.string().regex(/^\d{2}:\d{2}$/, 'must be minutes and seconds written like "09:30"'),
          title: text('What the part is about.'),
        }),
      )
      .default([])
      .describe('The parts of a recording, each with its beginning: { "at": "09:30", "title": "Questions" }.')
      .meta(conditional),
    excerpt: line('A paragraph from the transcript.').optional(),
    revision: revision.optional(),
    knownAs,
    ...publication,
  })
  .refine((value) => value.status === 'upcoming' || value.chapters.length > 0, {
    path: ['chapters'],
    message: 'must have an item for each part: the webinar is "recorded"',
  })
export type Webinar = z.output<typeof webinar>

/** What calendars show of a session, in a line: when it is another one, the revision has to rise. */
export function announcedAs(session: Pick<Webinar, 'date' | 'startTime' | 'duration' | 'title' | 'registrationUrl'>) {
  const { date, startTime, duration, title, registrationUrl } = session
  return [date, startTime, duration, title, registrationUrl].filter(Boolean).join(' ')
}

/** The revision that says what a session is now; undefined where its own says so already. */
export function nextRevision(session: Webinar, now: Date): Webinar['revision'] {
  const of = announcedAs(session)
  const { revision } = session
  if (revision?.of === of) return undefined
  // One without a revision may have been in calendars since it was published.
  return { number: (revision?.number ?? 0) + 1, at: `${now.toISOString().slice(0, 16)}Z`, of }
}

/** When an upcoming session is over, and by which field. A recording stays. */
export function sessionEnd({ status, date, startTime, duration }: Webinar, timeZone: string) {
  if (status !== 'upcoming') return undefined
  return { at: momentOf(date, startTime, timeZone).getTime() + duration * 60_000, field: 'date' }
}
