import { type Clock, clockAt } from '#src/content/clock.ts'
import type { Site } from '#src/content/schemas/site.ts'
import type { FileResult } from '../model/file-result.ts'
import type { Issue } from '../model/issue.ts'

/** The clock at the moment that was given; a moment that is none is told like any other mistake. */
export function readClock(now: string | undefined, timeZone: string): { clock: Clock; issues: Issue[] } {
  try {
    return { clock: clockAt(now, timeZone), issues: [] }
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    const hint = 'Write a day or a day and time: 2026-03-01, 2026-03-01T09:00 or 2026-03-01T14:00Z.'
    const issue: Issue = { severity: 'error', rule: 'clock', file: 'BUILD_DATE', message: error.message, hint }
    return { clock: clockAt(undefined, timeZone), issues: [issue] }
  }
}

/** The firm's time zone. While `site.json` has errors nothing is published, and any clock will do. */
export function timeZoneOf(results: readonly FileResult[]): string {
  const site = results.find(({ collection }) => collection === 'site')?.value as Site | null | undefined
  return site?.officeHours.timeZone ?? 'UTC'
}
