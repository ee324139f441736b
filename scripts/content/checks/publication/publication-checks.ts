import { collections, type EntriesName } from '#src/content/collections.ts'
import type { Checks } from '../check.ts'
import { eachFile, eachRecord, together } from '../each.ts'
import { farDates, isFar } from './far-dates.ts'
import { neededPages } from './needed-pages.ts'
import { publicationDates } from './publication-dates.ts'
import { publicationTimes } from './publication-times.ts'

/** Says that a day is still to come on which something is told to have happened. Of several last days the latest counts. */
function toCome(field: string, day: string | undefined, today: string, ...last: (string | undefined)[]) {
  if (day === undefined || isFar(day, today)) return
  if ([today, ...last].some((one = '') => day <= one.slice(0, 10))) return
  const message = `\`${field}\` is ${day}, a day to come, though it says when something happened.`
  return { field, message, hint: 'Write the day on which it happened, today at the latest.' }
}

/** What finds the rules about what is public when. */
export const publicationChecks: Checks = {
  'clock-change': publicationTimes,
  'publication-order': publicationDates,
  'far-date': farDates,
  // What is published later may have been changed by then.
  'future-date': together(
    eachRecord('pages', ({ fields }, { today }) => toCome('updated', fields.updated, today, fields.publishAt)),
    eachRecord('articles', ({ fields: { updated, date, publishAt } }, { today }) =>
      toCome('updated', updated, today, date, publishAt),
    ),
    // Of what applies, `legal-dates` tells.
    eachRecord('legal', ({ fields: { lastUpdated, effective }, result: { draft } }, { today }) =>
      draft || effective > today ? toCome('lastUpdated', lastUpdated, today, effective) : undefined,
    ),
    eachRecord('claims', ({ fields: { asOf } }, { today }) => toCome('asOf', asOf, today)),
    eachRecord('accessibilityLooks', ({ fields: { day } }, { today }) => toCome('day', day, today)),
    eachRecord('accepted', ({ fields: { day } }, { today }) => toCome('day', day, today)),
    eachRecord('legalRecords', ({ fields: { recorded } }, { today }) => toCome('recorded', recorded, today)),
    eachRecord('webinars', ({ fields: { status, date } }, { today }) =>
      status === 'recorded' ? toCome('date', date, today) : undefined,
    ),
  ),
  // What is featured is shown before everything else of its kind.
  'featured-draft': eachFile((result, { publicationOf }) => {
    const { featured } = (result.value ?? {}) as { featured?: unknown }
    if (featured !== true || !publicationOf(result).draft) return
    const { one = 'entry' } = collections[result.collection as EntriesName] as { one?: string }
    const message = `This ${one} is a draft, so it cannot be featured: nobody but its authors sees it.`
    return { field: 'featured', message, hint: 'Switch `featured` off, or take `draft: true` out once it is finished.' }
  }),
  'needed-page': neededPages,
}
