import { collections } from '#src/content/collections.ts'
import { meantYear } from '../../fields/offer-date.ts'
import { blankDate } from '../../fields/stand-ins.ts'
import type { FileResult } from '../../model/file-result.ts'
import { eachFile, type Said } from '../each.ts'

/** So many years ahead of the clock, or before this century, a date is probably a slip. */
const ahead = 5
const dates = [
  ...['date', 'updated', 'posted', 'validThrough', 'effective', 'lastUpdated', 'publishAt', 'unpublishAt'],
  ...['reviewBy', 'asOf', 'day', 'recorded'],
]

/** Dates are of these times. Those to come draw nearer, so that no day of its own brings such a warning. */
export const farDates = eachFile((result, { today }) =>
  datesOf(result, today).flatMap(([field, date]) => told(field, date, today)),
)

/** Whether a date is none of these times. It is told as that, and compared with no other. */
export const isFar = (date: string, today: string) =>
  date !== blankDate && (date < '2000' || date.slice(0, 10) > lastDay(today))

const lastDay = (today: string) => `${Number(today.slice(0, 4)) + ahead}${today.slice(4)}`

function datesOf({ collection, slug, value, draft }: FileResult, today: string): [field: string, date: string][] {
  // A group alone holds words under such names.
  if (collections[collection].kind === 'single') return []
  const isList = Array.isArray(value)
  const records = (isList ? value : [value ?? {}]) as Record<string, unknown>[]
  return records.flatMap((fields, at) =>
    dates.flatMap((name): [string, string][] => {
      const date = fields[name]
      if (typeof date !== 'string') return []
      // What is recorded of a legal text is what its file says, of which others tell.
      if (name === 'effective' && !slug.endsWith(date)) return []
      if (name === 'lastUpdated' && !draft && date > today && String(fields.effective) <= today) return []
      return [[isList ? `${at}.${name}` : name, date]]
    }),
  )
}

function told(field: string, date: string, today: string): Said[] {
  if (!isFar(date, today)) return []
  const meant = meantYear(date)
  const words = meant && !isFar(meant, today) ? { hint: `Did you mean ${meant}?`, fixes: [{ value: meant }] } : {}
  const when = date < '2000' ? 'long ago' : `more than ${ahead} years ahead`
  return [
    { field, message: `\`${field}\` is ${date}, ${when}.`, hint: 'Write another year if it is a slip.', ...words },
  ]
}
