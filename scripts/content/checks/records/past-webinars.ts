import type { Check } from '../check.ts'

/** A webinar that has taken place is no longer upcoming. */
export const pastWebinars: Check = ({ records, today }) =>
  records('webinars').flatMap(({ file, fields }) => {
    if (fields.status !== 'upcoming' || fields.date >= today) return []
    const message = `The webinar took place on ${fields.date}, but is still "upcoming".`
    return [
      {
        severity: 'warning',
        rule: 'past-webinar',
        file,
        field: 'status',
        message,
        hint: 'Write "recorded" and add its chapters, or set the new date.',
      },
    ]
  })
