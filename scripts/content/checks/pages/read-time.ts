import type { Check } from '../check.ts'

const wordsPerMinute = 220
const tolerance = 2

/** The reading time fits the length of the text. */
export const readTime: Check = ({ records }) =>
  records('articles').flatMap(({ file, result, fields }) => {
    const minutes = result.words / wordsPerMinute
    if (!result.bodyRead || Math.abs(fields.readTime - minutes) <= tolerance) return []
    const message = `The reading time is given as ${fields.readTime} minutes, but ${result.words} words take about ${Math.max(1, Math.round(minutes))}.`
    return [
      {
        severity: 'warning',
        rule: 'read-time',
        file,
        field: 'readTime',
        message,
        hint: `Write ${Math.max(1, Math.round(minutes))}.`,
      },
    ]
  })
