import type { Check } from '../check.ts'

/** A name for links is given to one block of a page only. */
export const uniqueSections: Check = ({ mentions }) => {
  const seen = new Set<string>()
  return mentions('section').flatMap(({ result: { file }, ref: { value, line, column, endColumn } }) => {
    const place = `${file}#${value}`
    if (!seen.has(place)) {
      seen.add(place)
      return []
    }
    const message = `The id "${value}" is already given to another block of this page.`
    const hint = 'Give each block its own id.'
    return [{ severity: 'error', rule: 'duplicate-section', file, line, column, endColumn, message, hint }]
  })
}
