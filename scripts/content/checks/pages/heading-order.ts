import type { Check } from '../check.ts'

/** Headings go down one level at a time: people who listen to a page find their way by them. */
export const headingOrder: Check = ({ results }) =>
  results.flatMap(({ file, refs }) => {
    let before = 1
    return refs.flatMap(({ kind, value, depth = 2, line, column }) => {
      if (kind !== 'heading') return []
      const jump = depth > before + 1
      const previous = before
      before = depth
      if (!jump) return []
      const after = previous === 1 ? 'the title of the page' : `a heading of level ${previous}`
      const message = `The heading "${value}" is of level ${depth}, but it follows ${after}.`
      return [
        {
          severity: 'error',
          rule: 'heading-order',
          file,
          line,
          column,
          message,
          hint: `Write ${'#'.repeat(previous + 1)} instead.`,
        },
      ]
    })
  })
