import { followEachOther, stateAt } from '#src/content/publication.ts'
import { isStandIn } from '#src/lib/is-stand-in.ts'
import { quote } from '../../fields/quote.ts'
import type { FileResult } from '../../model/file-result.ts'
import type { Found } from '../../model/issue.ts'
import { legalResults } from '../../model/page-urls.ts'
import type { Check } from '../check.ts'

/** Pages need titles and descriptions of their own: readers and search engines tell pages apart by them. */
export const uniqueTitles: Check = ({ of, results, today, publicationOf, clock }) => {
  // A draft may still be a copy of what it will replace: it is told at the draft, and comes last for that.
  const own = [...of('pages'), ...of('articles'), ...of('categories'), ...of('jobs')].filter(
    (result) => stateAt(publicationOf(result), clock) !== 'closed',
  )
  const drafts = own.filter((result) => publicationOf(result).draft)
  const pages = [
    ...own.filter((result) => !publicationOf(result).draft),
    ...legalResults(results, today).flatMap(({ current }) => (current ? [current.source] : [])),
    ...drafts,
  ]
  return fields.flatMap((field) => {
    const first = new Map<string, FileResult>()
    return pages.flatMap((result): Found[] => {
      const text = textOf(result, field)
      // Two drafts that were just begun have the same notes of what belongs there.
      if (text === undefined || isStandIn(text)) return []
      const key = text.toLowerCase()
      const other = first.get(key)
      // What takes the place of another page may have its title.
      const apart = other && followEachOther(publicationOf(other), publicationOf(result))
      if (!other || apart) first.set(key, result)
      if (!other || apart) return []
      const isCopied = fields.every((one) => textOf(result, one)?.toLowerCase() === textOf(other, one)?.toLowerCase())
      // Told with the title.
      if (isCopied && field === 'description') return []
      // `x-copy` comes before `x` where files are sorted.
      const [file, own] = nameOf(other).startsWith(nameOf(result))
        ? [other.file, result.file]
        : [result.file, other.file]
      const message = isCopied
        ? `The title and the description are also those of ${own}.`
        : `The ${field} ${quote(text)} is also that of ${own}.`
      const hint = isCopied
        ? 'Give each page a title and a description of its own, or remove this one if it is a copy.'
        : `Give each page a ${field} of its own.`
      return [{ rule: `duplicate-${field}`, file, field, message, hint }]
    })
  })
}

const fields = ['title', 'description'] as const
const nameOf = ({ file }: FileResult) => file.replace(/\.\w+$/, '')
const textOf = ({ value }: FileResult, field: (typeof fields)[number]) =>
  (value as Partial<Record<typeof field, string>> | null)?.[field]
