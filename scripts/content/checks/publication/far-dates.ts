import { collections } from '#src/content/collections.ts'
import { meantYear } from '../../fields/offer-date.ts'
import { blankDate } from '../../fields/stand-ins.ts'
import type { FileResult } from '../../model/file-result.ts'
import { eachFile, type Said } from '../each.ts'

/** So many years ahead of the clock, or before this century, a date is probably a slip. */
const ahead = 5
const dates = ['date', 'updated', 'posted', 'validThrough', 'effective', 'lastUpdated', 'publishAt', 'unpublishAt']

/** Dates of entries are of these times. Those to come draw nearer, so that no day of its own brings such a warning. */
export const farDates = eachFile((result, { today }) => {
  const last = `${Number(today.slice(0, 4)) + ahead}${today.slice(4)}`
  return datesOf(result).flatMap(([field, date]) => told(field, date, last))
})

function datesOf({ collection, value }: FileResult): [field: string, date: string][] {
  if (collections[collection].kind !== 'entries') return []
  const fields = (value ?? {}) as Record<string, unknown>
  return dates.flatMap((field) =>
    typeof fields[field] === 'string' ? [[field, fields[field]] as [string, string]] : [],
  )
}

function told(field: string, date: string, last: string): Said[] {
  const isAhead = date.slice(0, 10) > last
  if ((!isAhead && date >= '2000') || date === blankDate) return []
  const meant = meantYear(date)
  const words = meant && meant.slice(0, 10) <= last ? { hint: `Did you mean ${meant}?`, fixes: [{ value: meant }] } : {}
  return [
    {
      field,
      message: `\`${field}\` is ${date}, ${isAhead ? `more than ${ahead} years ahead` : 'long ago'}.`,
      hint: 'Write another year if it is a slip.',
      ...words,
    },
  ]
}
