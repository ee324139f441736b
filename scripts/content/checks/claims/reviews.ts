import type { Check } from '../check.ts'

/** Figures are looked at again by a certain day. */
export const claimReviews: Check = ({ records, today }) =>
  records('claims').flatMap(({ file, fields, prefix }) => {
    if (fields.reviewBy >= today) return []
    const message = `The claim "${fields.id}" was to be reviewed by ${fields.reviewBy}.`
    return [
      {
        severity: 'warning',
        rule: 'claim-review',
        file,
        field: `${prefix}reviewBy`,
        message,
        hint: `Ask ${fields.owner} whether the figure still holds, then set a new date.`,
      },
    ]
  })
