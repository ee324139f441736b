import type { Check } from '../check.ts'

/** What `npm run new` wrote in the place of words is replaced before anything is published. */
export const unfinished: Check = ({ results, preview }) =>
  results.flatMap(({ file, refs }) =>
    refs.flatMap(({ kind, value, line, column, endColumn }) => {
      if (kind !== 'unfinished') return []
      return [
        {
          severity: preview ? 'warning' : 'error',
          rule: 'unfinished',
          file,
          line,
          column,
          endColumn,
          message: `“${value}” stands where words of yours belong.`,
          hint: 'Write them in its place, or remove the file. The live preview shows the page already; nothing is published.',
        },
      ]
    }),
  )
