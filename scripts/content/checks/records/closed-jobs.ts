import type { Check } from '../check.ts'

/** A role whose last day to apply is over is no longer built; the editor is told. */
export const closedJobs: Check = ({ records, publicationOf, clock }) =>
  records('jobs').flatMap(({ file, fields, result }) => {
    const { draft, until } = publicationOf(result)
    if (draft || until?.field !== 'validThrough' || until.at > clock.now) return []
    const message = `The role closed on ${fields.validThrough} and is left out of the site.`
    return [
      {
        severity: 'warning',
        rule: 'closed-job',
        file,
        field: 'validThrough',
        message,
        hint: 'Set a later day, or remove the file.',
      },
    ]
  })
