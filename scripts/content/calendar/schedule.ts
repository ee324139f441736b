import type { Clock } from '#src/content/clock.ts'
import { publicationOf, stateAt } from '#src/content/publication.ts'
import type { FileResult } from '../model/file-result.ts'
import { byTime, type Change, datedChanges } from './changes.ts'
import { type Named, named } from './named.ts'
import { overdueReviews, type Review, summedUp } from './reviews.ts'

/** What is not on the site and what will change on it, as seen at a moment. */
export interface Schedule {
  /** Entries the site does not have: drafts, and those that are still to come, with their moment. */
  leftOut: (Named & { from?: number })[]
  /** Everything that comes, goes or falls due, the next first. */
  changes: Change[]
  /** What was to be looked at again by a day that has passed, the longest overdue first. */
  overdue: Review[]
}

/** Looks ahead from a moment. */
export function scheduleOf(results: readonly FileResult[], clock: Clock): Schedule {
  const leftOut = results.flatMap((result) => {
    const publication = publicationOf(result.collection, result.value, clock)
    const state = stateAt(publication, clock)
    if (state !== 'draft' && state !== 'future') return []
    return [{ ...named(result), ...(state === 'future' && publication.from && { from: publication.from.at }) }]
  })
  const overdue = summedUp(overdueReviews(results, clock))
  const longestFirst = overdue.sort((a, b) => a.reviewBy.localeCompare(b.reviewBy) || a.file.localeCompare(b.file))
  return { leftOut, changes: datedChanges(results, clock).sort(byTime), overdue: longestFirst }
}
