import { z } from 'zod'

/** Made once: each step of such a chain copies the whole schema, and there are hundreds of fields. */
const anyWords = z
  .string({ error: (issue) => (issue.input === undefined ? undefined : 'must be text') })
  .trim()
  .min(1, 'must not be empty')

/** Put on what visitors read: as prose, which the rules of the firm’s voice look at, or as it is, which they do not. */
export const read = { prose: { prose: true }, asItIs: { prose: false } }
const [prose, asItIs] = [anyWords.meta(read.prose), anyWords.meta(read.asItIs)]

/** A line of prose that must say something: trimmed, at least one character. */
export const text = (description: string) => prose.describe(description)

/** A line that visitors read and that is no prose: a name, a place, an amount, a quotation. */
export const line = (description: string) => asItIs.describe(description)

/** A line that visitors never read. */
export const note = (description: string) => anyWords.describe(description)

/** A line of text with gaps that are filled in, `{count}`; the description says with what. Other gaps are an error. */
export const textWith = (gaps: readonly string[], description: string) => text(description).meta({ gaps })

/** What a text has to be: by its name the check knows what else may have been meant. */
export type TextForm = 'date' | 'moment' | 'time' | 'slug' | 'picture' | 'address'

/** Put on a schema that takes texts of one form alone. */
export const writtenAs = (form: TextForm) => ({ form })

/** Why a text of the right form is none all the same, beside the words that say it. */
export type TextProblem = 'no-day' | 'no-year'

const because = (problem: TextProblem) => ({ params: { problem } })

/** A title: on cards and in lists it takes two lines or three, and search results show not much more than half of it. */
export const title = (description: string) => text(description).max(80, 'must be at most 80 characters')

/**
 * Told of fields that a schema lets be left out while a rule asks for them at times, so that the desk calls none of them
 * optional.
 */
export const conditional = { conditional: true }

/** `kebab-case`, as in an address: lower-case letters, digits and single hyphens. */
export const slug = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'must be lower-case words joined by hyphens, for example "culture-change"')
  .describe('The name of the entry as it stands in an address, for example "culture-change".')
  .meta(writtenAs('slug'))

/** For what feeds or calendars have taken over: they must not take it for something new. */
export const knownAs = slug
  .optional()
  .describe(
    'The name of the file when it was first published, if it is called otherwise since: feed readers and calendars know it by that name. The desk writes it.',
  )

/** The id of a figure of the claims register, `content/site/claims.json`. */
export const claimId = slug
  .describe('The figure this states, by its id in the register of claims (site/claims.json).')
  .meta({ entryOf: 'claims' })

const isRealDate = (value: string) => {
  const date = new Date(`${value}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value)
}

/** Why a day is in no calendar: `2025-02-30`, `2025-13-01`. */
function whyNoDay(value: string): string {
  const [year, month, day] = value.slice(0, 10).split('-').map(Number) as [number, number, number]
  if (month < 1 || month > 12) return `there is no month ${month}`
  if (day === 0) return 'months begin with day 01'
  const last = new Date(Date.UTC(year, month, 0))
  const name = last.toLocaleDateString('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' })
  return `${name} has ${last.getUTCDate()} days`
}

const noDay = ({ input }: { input: unknown }) => `is not a day in the calendar: ${whyNoDay(String(input))}`

/** Not so with a slip in the year, such as 0206. */
const isOfOurTime = (value: string) => value >= '1900'

/** The message about a day in another form. Where there is none, no form is asked for: pickers of dates show another. */
const unlessEmpty =
  (message: string) =>
  ({ input }: { input?: unknown }) =>
    input === '' ? 'is empty' : message

/** A calendar date, `YYYY-MM-DD` (ISO 8601), that exists: 2025-02-30 is refused. Nothing else is asked of a wrong one. */
export const isoDate = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/, {
    error: unlessEmpty('must be a date written as year-month-day, for example "2026-03-01"'),
    abort: true,
  })
  .refine(isRealDate, { error: noDay, abort: true, ...because('no-day') })
  .refine(isOfOurTime, { error: 'is of a year that cannot be meant', abort: true, ...because('no-year') })
  .describe('A date written as year-month-day, for example "2026-03-01".')
  .meta(writtenAs('date'))

/** A time of day on a 24-hour clock, `08:00`. */
export const clockTime = z
  .string()
  .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, { error: 'must be a time written like "13:00"', abort: true })
  .meta(writtenAs('time'))

/**
 * A day, or a day and time: `2026-03-01` or `2026-03-01T09:00`. Which moment that is depends on the time zone of the firm;
 * whether its clocks ever show it, a rule of the check looks at.
 */
export const dayOrMoment = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2})?$/, {
    error: unlessEmpty(
      'must be a date written as year-month-day, with a time if you like: "2026-03-01" or "2026-03-01T09:00"',
    ),
    abort: true,
  })
  .refine((value) => isRealDate(value.slice(0, 10)), { error: noDay, abort: true, ...because('no-day') })
  .refine(isOfOurTime, { error: 'is of a year that cannot be meant', abort: true, ...because('no-year') })
  .refine((value) => value.length === 10 || clockTime.safeParse(value.slice(11)).success, {
    error: 'is not a time of day: hours go from 00 to 23, minutes from 00 to 59',
    abort: true,
  })
  .meta(writtenAs('moment'))

/** An address a link may point to: an internal path, a fragment, `https:`, `mailto:` or `tel:`. */
export const href = z
  .string()
  .regex(
    /^(?:\/(?!\/)[^\s]*|#[^\s]*|https:\/\/(?!https?:|localhost\b|127\.)[^\s]+|mailto:[^\s]+|tel:\+?\d+)$/,
    'must be a path on this site such as "/contact", a fragment such as "#results", or start with https:, mailto: or tel:',
  )
  .regex(
    /^(?!mailto:)|^mailto:(?!\/)[^\s@?]+@[^\s@?.]+(?:\.[^\s@?.]+)+(?:\?\S*)?$/,
    'must have a whole address after mailto:, for example "mailto:name@example.com"',
  )
  .regex(
    /^(?!https:)|^https:\/\/(?:[\p{L}\p{N}_-]+\.)+[\p{L}\p{N}-]+\.?(?:[:/?#]|$)/u,
    'must have the whole name of a site after https://, for example "https://example.com"',
  )
  .describe('Where the link goes: "/contact", "#results", "https://…", "mailto:…" or "tel:…".')
  .meta(writtenAs('address'))

/** Options of the contact form's "Primary Interest" field. */
export const interest = z
  .enum([
    'organizational-transformation',
    'culture-change',
    'employee-experience',
    'executive-alignment',
    'government-solutions',
    'other',
  ])
  .describe('Which option of the contact form is chosen for a reader who follows this link.')

/** Button looks of the presentational kit. */
export const buttonVariant = z
  .enum(['default', 'destructive', 'outline', 'secondary', 'ghost', 'link', 'federal', 'emerald', 'hero', 'discovery'])
  .describe('How the button looks.')
export type ButtonVariant = z.output<typeof buttonVariant>

/** Button sizes of the presentational kit. */
export const buttonSize = z.enum(['default', 'sm', 'lg', 'xl', 'icon']).describe('How large the button is.')
export type ButtonSize = z.output<typeof buttonSize>

/** A link with the words on it, optionally carrying context to the contact form. */
export const action = z.strictObject({
  label: text('The words on the button.'),
  href,
  variant: buttonVariant.optional(),
  interest: interest.optional(),
  about: text('A line put at the start of the message on the contact form.').optional(),
})
export type Action = z.infer<typeof action>

/** Two colours of the palette that give a card its gradient. */
export const gradient = z
  .enum(['verdigris', 'copper', 'ink', 'blue', 'violet', 'amber'])
  .describe('The colour family of the card’s artwork.')
export type Gradient = z.infer<typeof gradient>

/** Names of the icons the kit can draw. */
export const iconName = z
  .enum(['compass', 'lens', 'model', 'gears', 'launch', 'gauge', 'people', 'ledger', 'shield', 'clock', 'chart'])
  .describe('The small drawing beside the title.')
export type IconName = z.infer<typeof iconName>
