import type { Check } from '../check.ts'

/** A name for links is given to one block of a page only. */
export const uniqueSections: Check = ({ results }) =>
  results.flatMap(({ file, refs }) => {
    const seen = new Set<string>()
    return refs.flatMap(({ kind, value, line, column, endColumn }) => {
      if (kind !== 'section') return []
      const first = !seen.has(value)
      seen.add(value)
      if (first) return []
      const message = `The id "${value}" is already given to another block of this page.`
      return [
        {
          severity: 'error',
          rule: 'duplicate-section',
          file,
          line,
          column,
          endColumn,
          message,
          hint: 'Give each block its own id.',
        },
      ]
    })
  })
