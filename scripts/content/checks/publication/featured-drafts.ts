import { collections, type EntriesName } from '#src/content/collections.ts'
import type { Check } from '../check.ts'

/** What is featured is shown before everything else of its kind, so it has to be there. */
export const featuredDrafts: Check = ({ results, publicationOf }) =>
  results.flatMap((result) => {
    const { file, collection, value } = result
    if ((value as { featured?: unknown } | null)?.featured !== true || !publicationOf(result).draft) return []
    const { one = 'entry' } = collections[collection as EntriesName] as { one?: string }
    return [
      {
        severity: 'error',
        rule: 'featured-draft',
        file,
        field: 'featured',
        message: `This ${one} is a draft, so it cannot be featured: nobody but its authors sees it.`,
        hint: 'Switch `featured` off, or take `draft: true` out once it is finished.',
      },
    ]
  })
