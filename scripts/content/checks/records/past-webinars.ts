import type { Check } from '../check.ts'

/** A webinar that has taken place is no longer upcoming: it is left out of the site; the editor is told. */
export const pastWebinars: Check = ({ records, publicationOf, clock }) =>
  records('webinars').flatMap(({ file, fields, result }) => {
    const { draft, until } = publicationOf(result)
    if (draft || until?.field !== 'date' || until.at > clock.now) return []
    const message = `The webinar took place on ${fields.date}, but is still "upcoming", so it is left out of the site.`
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
