import { type Clock, clockAt } from '#src/content/clock.ts'
import type { FileResult } from '../model/file-result.ts'
import { datedChanges } from './changes.ts'
import { momentField } from './moment-words.ts'
import type { Review } from './reviews.ts'
import type { Schedule } from './schedule.ts'

/** What `dist-hosts/next-change.json` says, for whoever builds the site again when the time has come. */
export interface NextChange {
  /** When this build looked at the clock, as an ISO date in UTC. */
  builtAt: string
  /** The moment from which this build is out of date, as an ISO date in UTC; `null` when none is known. */
  at: string | null
  /** What changes then. */
  changes: { file: string; title: string; change: string }[]
  /** What was overdue for review when this build looked, and the first day on which more will be; `null` when none is known. */
  reviews: { overdue: Review[]; next: string | null }
}

const iso = (moment: number) => new Date(moment).toISOString()

/** The file that says when the next change of a page is due. */
export function nextChange({ changes, overdue }: Schedule, { now, timeZone }: Clock): string {
  const due = changes.filter(({ rebuild }) => rebuild)
  const at = due[0]?.at
  const review = changes.find(({ rebuild }) => !rebuild)
  const next: NextChange = {
    builtAt: iso(now),
    at: at === undefined ? null : iso(at),
    changes: due.filter((other) => other.at === at).map(({ file, title, change }) => ({ file, title, change })),
    reviews: { overdue, next: review ? momentField(review.at, timeZone) : null },
  }
  return `${JSON.stringify(next, null, 2)}\n`
}

/**
 * The first moment of the clock's day from which a build makes the same site: the day alone, or with the time of the last
 * entry that has appeared or gone on it. `BUILD_DATE` takes it.
 */
export function sameSince(results: readonly FileResult[], { now, today, timeZone }: Clock): string {
  const passed = datedChanges(results, clockAt(today, timeZone)).filter(({ at, rebuild }) => rebuild && at <= now)
  return passed.length === 0 ? today : momentField(Math.max(...passed.map(({ at }) => at)), timeZone)
}
