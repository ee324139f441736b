import { beginOf, type Clock } from '#src/content/clock.ts'
import { type Announcement, splitLegalSlug } from '#src/content/legal/versions.ts'
import { isDraft, type Limit, publicationOf, stateAt } from '#src/content/publication.ts'
import type { Legal } from '#src/content/schemas/legal.ts'
import type { Site } from '#src/content/schemas/site.ts'
import type { FileResult } from '../model/file-result.ts'
import { announcements } from '../model/page-urls.ts'
import { type Named, named } from './named.ts'
import { byOwner, overdueFrom, type Review, reviewsOf, summedUp } from './reviews.ts'

/** Something that happens by itself when its time has come. */
export interface Change extends Named {
  /** In milliseconds since 1970. */
  at: number
  /** What happens, after the title: `is published`. */
  change: string
  /** Whether a page changes, so that the site has to be built again. What only falls due for somebody changes none. */
  rebuild: boolean
}

/** What ends an entry, by the field that says so. */
const endings: Record<string, string> = {
  unpublishAt: 'is unpublished',
  validThrough: 'closes: its last day to apply is over',
  date: 'is over: it leaves the list of sessions to come',
}

/** Every change after the moment of the clock, in the order of the files. */
export function datedChanges(results: readonly FileResult[], clock: Clock): Change[] {
  const records = announcements(results)
  const found = results.flatMap((result): Change[] => {
    if (result.value === null || result.value === undefined) return []
    if (result.collection === 'legal') return versionChanges(result, records, clock)
    if (result.collection === 'site') return [newYear(result, clock)]
    return comingAndGoing(result, clock)
  })
  found.push(...summedUp(reviewsOf(results, clock)).map((review) => fallingDue(review, clock)))
  return found.filter(({ at }) => at > clock.now)
}

/** The next first; at one moment by file. */
export function byTime(a: Change, b: Change): number {
  return a.at - b.at || (a.file < b.file ? -1 : 1)
}

function comingAndGoing(result: FileResult, clock: Clock): Change[] {
  const publication = publicationOf(result.collection, result.value, clock)
  const { from, until } = publication
  const state = stateAt(publication, clock)
  if (state === 'draft' || state === 'closed') return []
  const change = ({ at }: Limit, words: string) => ({ ...named(result), at, change: words, rebuild: true })
  return [
    ...(from ? [change(from, 'is published')] : []),
    ...(until ? [change(until, endings[until.field] ?? 'is unpublished')] : []),
  ]
}

function versionChanges(result: FileResult, records: readonly Announcement[], { timeZone }: Clock): Change[] {
  if (isDraft(result.value)) return []
  const { effective } = result.value as Legal
  const [document] = splitLegalSlug(result.slug)
  const record = records.find((one) => one.document === document && one.effective === effective)
  const change = (day: string, words: string) => ({
    ...named(result),
    at: beginOf(day, timeZone),
    change: words,
    rebuild: true,
  })
  if (record?.withdrawn) return [change(effective, 'no longer says on top that this version was withdrawn')]
  return [
    ...(record?.announced ? [change(record.announced.date, 'is announced ahead of its day')] : []),
    change(effective, 'takes effect and replaces the version before it'),
  ]
}

function fallingDue(review: Review, clock: Clock): Change {
  const { file, title } = review
  const change = `is overdue for review${byOwner(review)}`
  return { file, title, at: overdueFrom(review, clock), change, rebuild: false }
}

/** The copyright line at the foot of every page states the year of the build. */
function newYear({ file, value }: FileResult, { today, timeZone }: Clock): Change {
  const year = Number(today.slice(0, 4)) + 1
  const change = `says ${year} in the copyright line of every page`
  return { file, title: (value as Site).name, at: beginOf(`${year}-01-01`, timeZone), change, rebuild: true }
}
