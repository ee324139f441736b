import { beginOf, type Clock } from '#src/content/clock.ts'
import { type Collection, collections } from '#src/content/collections.ts'
import { publicationOf, stateAt } from '#src/content/publication.ts'
import type { ReviewDefault } from '#src/content/schemas/review.ts'
import { addDays } from '#src/lib/zoned-time.ts'
import type { FileResult } from '../model/file-result.ts'
import { legalResults } from '../model/page-urls.ts'
import { type Named, named } from './named.ts'

/** Something that somebody looks at again by a day. */
export interface Review extends Named {
  owner?: string
  /** The last day on which it is not overdue, `2027-05-31`. */
  reviewBy: string
  /** The folder whose default says so, where the entry itself does not. */
  folder?: string
}

/** The file that says what stands for whole folders. */
const defaultsFile = `content/${collections.reviewDefaults.path}`

interface Fields {
  owner?: string
  reviewBy?: string
}

/**
 * What is to be looked at again: every figure of the register, and every entry that is on the site on that day.
 *
 * @param before only what is to be looked at by an earlier day than this one, `2027-06-01`
 */
export function reviewsOf(results: readonly FileResult[], clock: Clock, before?: string): Review[] {
  const list = results.find(({ collection }) => collection === 'reviewDefaults')?.value
  const defaults = new Map(((list ?? []) as ReviewDefault[]).map((one): [string, ReviewDefault] => [one.id, one]))
  const past = new Set(pastVersions(results, clock))
  const isAsked = (day: string | undefined): day is string =>
    day !== undefined && (before === undefined || day < before)
  // Most of thousands are not overdue: what they are called and who owns them is looked up of the others.
  const reviewOf = (name: () => Named, own: Fields, byDefault?: ReviewDefault): Review[] => {
    const reviewBy = own.reviewBy ?? byDefault?.reviewBy
    if (!isAsked(reviewBy)) return []
    const owner = own.owner ?? byDefault?.owner
    return [
      { ...name(), ...(owner && { owner }), reviewBy, ...(!own.reviewBy && byDefault && { folder: byDefault.id }) },
    ]
  }
  return results.flatMap((result): Review[] => {
    const { file, collection, value } = result
    if (value === null || value === undefined || past.has(file)) return []
    if (collection === 'claims')
      return (value as (Fields & { id: string })[]).flatMap(({ id, ...fields }) =>
        reviewOf(() => ({ file, title: id }), fields),
      )
    const row: Collection = collections[collection]
    if (row.kind !== 'entries') return []
    const publication = publicationOf(collection, value, clock)
    const state = stateAt(publication, clock)
    if (state === 'draft' || state === 'closed') return []
    const { until } = publication
    const reviews = reviewOf(() => named(result), value as Fields, defaults.get(row.path))
    // What stays is not asked about the clocks of its time zone: thousands of entries would be, after every change.
    return until ? reviews.filter((review) => overdueFrom(review, clock) < until.at) : reviews
  })
}

/** Versions of legal texts that stay as they were. */
function pastVersions(results: readonly FileResult[], { today }: Clock): string[] {
  return legalResults(results, today).flatMap(({ versions }) =>
    versions.filter(({ status }) => status === 'superseded' || status === 'withdrawn').map(({ source }) => source.file),
  )
}

/** The moment from which nobody has looked at it in time. */
export const overdueFrom = ({ reviewBy }: Review, { timeZone }: Clock) => beginOf(addDays(reviewBy, 1), timeZone)

/** What nobody has looked at in time: its day has passed. */
export const overdueReviews = (results: readonly FileResult[], clock: Clock): Review[] =>
  reviewsOf(results, clock, clock.today)

/** The same with one line for all entries of a folder that its default speaks for: `case-studies, 12 entries`. */
export function summedUp(reviews: readonly Review[]): Review[] {
  const lines = new Map<string, { review: Review; count: number }>()
  for (const review of reviews) {
    const { folder, owner = '', file, title } = review
    const key = folder ? `${folder} ${owner}` : `${file} ${title}`
    lines.set(key, { review, count: (lines.get(key)?.count ?? 0) + 1 })
  }
  return [...lines.values()].map(({ review, count }) => {
    const { folder, ...own } = review
    if (!folder || count === 1) return own
    return { ...own, file: defaultsFile, title: `${folder}, ${count} entries` }
  })
}

/** Whom to ask, after what is said: ` by Legal`. */
export const byOwner = ({ owner }: Review) => (owner ? ` by ${owner}` : '')
