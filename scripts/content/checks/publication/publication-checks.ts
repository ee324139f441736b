import { collections, type EntriesName } from '#src/content/collections.ts'
import type { Checks } from '../check.ts'
import { eachFile } from '../each.ts'
import { farDates } from './far-dates.ts'
import { futureDates } from './future-dates.ts'
import { neededPages } from './needed-pages.ts'
import { publicationDates } from './publication-dates.ts'
import { publicationTimes } from './publication-times.ts'

/** What finds the rules about what is public when. */
export const publicationChecks: Checks = {
  'clock-change': publicationTimes,
  'publication-order': publicationDates,
  'far-date': farDates,
  'future-date': futureDates,
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
