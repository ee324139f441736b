import { beginOf, type Clock } from '#src/content/clock.ts'
import { type Collection, collections } from '#src/content/collections.ts'
import { addDays } from '#src/lib/zoned-time.ts'
import { eachFile, type Said } from '../each.ts'
import { isFar } from './far-dates.ts'

type Dated = Record<string, string | undefined>

/** An entry is published before it is unpublished, and on the day it says it was. */
export const publicationDates = eachFile(({ collection, value }, { clock, today }) => {
  const row: Collection = collections[collection]
  if (row.kind !== 'entries' || !value) return
  // What is no day that could be meant is compared with none.
  const fields: Dated = Object.fromEntries(
    Object.entries(value).filter(([, date]) => typeof date !== 'string' || !isFar(date, today)),
  )
  return [...order(fields, row.dates, clock), ...otherDay(fields, row.dates?.from)]
})

type Dates = Extract<Collection, { kind: 'entries' }>['dates']

function order(fields: Dated, dates: Dates, { timeZone }: Clock): Said[] {
  const start = fields.publishAt === undefined ? (dates?.from ?? 'publishAt') : 'publishAt'
  const begins = fields[start]
  const lastDay = dates?.lastDay && fields[dates.lastDay]
  const ends = fields.unpublishAt ?? (fields.publishAt && lastDay ? addDays(lastDay, 1) : undefined)
  if (begins === undefined || ends === undefined) return []
  if (beginOf(ends, timeZone) > beginOf(begins, timeZone)) return []
  if (fields.unpublishAt === undefined)
    return [
      {
        field: 'publishAt',
        message: `It is published on ${begins}, after its last day: \`${dates?.lastDay}\` is ${lastDay}.`,
        hint: `Write a day up to ${lastDay}, or set a later \`${dates?.lastDay}\`.`,
      },
    ]
  return [
    {
      field: 'unpublishAt',
      message: `It would be unpublished before it is published: \`${start}\` is ${begins}.`,
      hint: `Write a day or time after ${begins}, or remove the line.`,
    },
  ]
}

/** Readers, feeds and search engines are told the day; it is the one on which the entry appeared. */
function otherDay(fields: Dated, field: string | undefined): Said[] {
  const [said, published] = [field && fields[field], fields.publishAt?.slice(0, 10)]
  if (!field || !said || !published || said === published) return []
  return [
    {
      rule: 'publication-day',
      field,
      message: `Readers are told ${said}, but it is published on ${published} (\`publishAt\`).`,
      hint: `Write ${published}.`,
    },
  ]
}
