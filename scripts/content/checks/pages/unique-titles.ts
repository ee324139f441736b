import type { FieldIssue } from '../../fields/field-issue.ts'
import { quote } from '../../fields/quote.ts'
import type { Check } from '../check.ts'
import { legalResults } from '../page-urls.ts'

/** Pages need titles and descriptions of their own: readers and search engines tell pages apart by them. */
export const uniqueTitles: Check = ({ of, results, today }) => {
  const pages = [
    ...of('pages'),
    ...of('articles'),
    ...of('jobs'),
    ...legalResults(results, today).flatMap(({ current }) => (current ? [current.source] : [])),
  ]
  return (['title', 'description'] as const).flatMap((field) => {
    const first = new Map<string, string>()
    return pages.flatMap(({ file, value }): FieldIssue[] => {
      const text = (value as Partial<Record<typeof field, string>> | null)?.[field]
      if (text === undefined) return []
      const key = text.toLowerCase()
      const other = first.get(key)
      if (!other) first.set(key, file)
      if (!other) return []
      const message = `The ${field} ${quote(text)} is also that of ${other}.`
      return [
        {
          severity: 'error',
          rule: `duplicate-${field}`,
          file,
          field,
          message,
          hint: `Give each page a ${field} of its own.`,
        },
      ]
    })
  })
}
