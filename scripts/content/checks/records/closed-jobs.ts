import type { Check } from '../check.ts'

/** A role whose last day to apply is over is no longer built; the editor is told. */
export const closedJobs: Check = ({ records, today }) =>
  records('jobs').flatMap(({ file, fields }) => {
    if (fields.validThrough >= today) return []
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
