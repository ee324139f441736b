import { nextRevision } from '#src/content/schemas/resource.ts'
import type { Check } from '../check.ts'

/**
 * A session whose day, time, title or place was changed by hand says so to calendars, which would go on showing the old one.
 * The desk raises the revision when the change is handed over: while it is being written nothing is said.
 */
export const sessionRevisions: Check = ({ records, publicationOf, clock, preview }) =>
  records('webinars').flatMap(({ file, fields, result }) => {
    const { draft, until } = publicationOf(result)
    if (preview || draft || fields.status !== 'upcoming' || (until && until.at <= clock.now)) return []
    const next = nextRevision(fields, new Date(clock.now))
    if (!next) return []
    const place = fields.revision ? { field: 'revision' } : { line: 1, column: 1 }
    return [
      {
        severity: 'warning',
        rule: 'session-revision',
        file,
        ...place,
        message: fields.revision
          ? 'Day, time, title or place have changed since this revision, and calendars would not show it.'
          : 'There is no revision, and calendars would not show when the session is moved.',
        hint: `Write "revision": ${JSON.stringify(next)}.`,
      },
    ]
  })
