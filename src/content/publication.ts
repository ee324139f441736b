import { addDays } from '#src/lib/zoned-time.ts'
import { beginOf, type Clock } from './clock.ts'
import { type Collection, type CollectionName, collections } from './collections.ts'

/** A moment from which, or up to which, an entry is public, and the field that says so. */
export interface Limit {
  /** In milliseconds since 1970. */
  at: number
  field: string
}

/** When an entry is public: never while it is a draft, otherwise from a moment and up to a moment. */
export interface Publication {
  draft: boolean
  /** Left out when it lies in the past: the entry is public already. */
  from?: Limit
  until?: Limit
}

/** Where an entry stands: it is public while it is open. */
export type PublicationState = 'open' | 'draft' | 'future' | 'closed'

/** Whether somebody has marked the fields as those of a draft. They may be anything while they have errors. */
export function isDraft(fields: unknown): boolean {
  return (fields as { draft?: unknown } | null | undefined)?.draft === true
}

/** When an entry of a collection is public. The one rule: no other code compares dates with the clock for it. */
export function publicationOf(name: CollectionName, fields: unknown, clock: Clock): Publication {
  const row: Collection = collections[name]
  if (row.kind !== 'entries' || typeof fields !== 'object' || fields === null) return { draft: false }
  const from = startOf(row, fields as Dated, clock)
  const until = endOf(row, fields as Dated, clock)
  return { draft: isDraft(fields), ...(from && { from }), ...(until && { until }) }
}

type Row = Extract<Collection, { kind: 'entries' }>
type Dated = Record<string, unknown> & { publishAt?: string; unpublishAt?: string }

/** The field that says when it begins: `publishAt`, or else the day the collection has for that. */
function startOf({ dates }: Row, fields: Dated, clock: Clock): Limit | undefined {
  const field = fields.publishAt === undefined ? (dates?.from ?? '') : 'publishAt'
  const text = fields[field]
  // Most entries are old. A day before today has begun whatever the time zone.
  if (typeof text !== 'string' || text.slice(0, 10) < clock.today) return undefined
  const at = beginOf(text, clock.timeZone)
  return at > clock.now ? { at, field } : undefined
}

/** Whichever comes first: `unpublishAt`, or what the collection has for its end. */
function endOf({ dates }: Row, fields: Dated, clock: Clock): Limit | undefined {
  const { unpublishAt } = fields
  const lastDay = dates?.lastDay && fields[dates.lastDay]
  const end = dates?.end?.(fields as never, clock.timeZone)
  const limits: Limit[] = []
  if (unpublishAt !== undefined) limits.push({ at: beginOf(unpublishAt, clock.timeZone), field: 'unpublishAt' })
  if (typeof lastDay === 'string')
    limits.push({ at: beginOf(addDays(lastDay, 1), clock.timeZone), field: dates?.lastDay as string })
  if (end !== undefined) limits.push(end)
  return limits.sort((a, b) => a.at - b.at)[0]
}

/** Where an entry stands at the moment of a clock. */
export function stateAt({ draft, from, until }: Publication, { now }: Pick<Clock, 'now'>): PublicationState {
  if (draft) return 'draft'
  if (until && until.at <= now) return 'closed'
  return from && from.at > now ? 'future' : 'open'
}

/** Why something public cannot count on an entry. */
export type Absence = { state: 'draft' } | { state: 'future' | 'closed'; limit: Limit }

/**
 * Whether there is a moment from now on at which one entry is public and another is not: then a link between them would
 * lead nowhere. Drafts count on whatever they like.
 */
export function absenceOf(other: Publication, { draft, from, until }: Publication, now: number): Absence | undefined {
  if (!other.draft && !other.from && !other.until) return undefined
  const begins = Math.max(from?.at ?? now, now)
  const ends = until?.at ?? Number.POSITIVE_INFINITY
  if (draft || begins >= ends) return undefined
  if (other.draft) return { state: 'draft' }
  if (other.until && other.until.at < ends) return { state: 'closed', limit: other.until }
  return other.from && other.from.at > begins ? { state: 'future', limit: other.from } : undefined
}

/** Whether an editor has set the limit, and it does not only follow from another date of the entry. */
export function isSet({ field }: Limit): boolean {
  return field === 'publishAt' || field === 'unpublishAt'
}

/** Whether one entry is gone before the other is there. */
export function followEachOther(one: Publication, other: Publication): boolean {
  const before = (a: Publication, b: Publication) =>
    a.until !== undefined && b.from !== undefined && a.until.at <= b.from.at
  return before(one, other) || before(other, one)
}
