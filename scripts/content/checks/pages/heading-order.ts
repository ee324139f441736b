import type { Check } from '../check.ts'

/** Headings go down one level at a time: people who listen to a page find their way by them. */
export const headingOrder: Check = ({ mentions }) => {
  let last = { file: '', depth: 1 }
  return mentions('heading').flatMap(({ result: { file }, ref: { value, depth = 2, line, column } }) => {
    const previous = last.file === file ? last.depth : 1
    last = { file, depth }
    if (depth <= previous + 1) return []
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
}
