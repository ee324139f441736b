import { suggest } from '../../fields/suggest.ts'
import type { Check } from '../check.ts'

/** Images that are named have to be there. */
export const imagesExist: Check = ({ results, publicFiles }) =>
  results.flatMap(({ file, refs }) =>
    refs.flatMap(({ kind, value, line, column, endColumn, field }) => {
      if (kind !== 'image' || publicFiles.has(value)) return []
      const meant = suggest(
        value,
        [...publicFiles].filter((path) => path.startsWith('/images/')),
      )
      const hint = meant ? `Did you mean ${meant}?` : `Put the file at public${value}.`
      return [
        {
          severity: 'error',
          rule: 'missing-image',
          file,
          line,
          column,
          endColumn,
          field,
          message: `The image ${value} does not exist.`,
          hint,
        },
      ]
    }),
  )
