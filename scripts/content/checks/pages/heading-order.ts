import type { Found } from '../../model/issue.ts'
import type { Check } from '../check.ts'

/** Headings go down one level at a time: people who listen to a page find their way by them. */
export const headingOrder: Check = ({ results }) =>
  results.flatMap(({ file, refs }) => {
    const issues: Found[] = []
    let previous = 1
    for (const { kind, value, depth = 2, line, column } of refs) {
      if (kind !== 'heading') continue
      if (depth > previous + 1) {
        const after = previous === 1 ? 'the title of the page' : `a heading of level ${previous}`
        const message = `The heading "${value}" is of level ${depth}, but it follows ${after}.`
        const hint = `Write ${'#'.repeat(previous + 1)} instead.`
        issues.push({ file, line, column, message, hint })
      }
      previous = depth
    }
    return issues
  })
