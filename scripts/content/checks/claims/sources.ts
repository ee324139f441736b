import type { Check } from '../check.ts'

/** A figure nobody can trace is marked as illustrative. */
export const claimSources: Check = ({ records }) =>
  records('claims').flatMap(({ file, fields, prefix }) => {
    if (fields.source || fields.illustrative) return []
    const message = `The claim "${fields.id}" has no source, but is not marked as illustrative.`
    return [
      {
        severity: 'error',
        rule: 'claim-source',
        file,
        field: `${prefix}id`,
        message,
        hint: 'Add `source`, or write `"illustrative": true`.',
      },
    ]
  })
