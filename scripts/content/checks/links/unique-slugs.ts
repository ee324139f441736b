import type { Check } from '../check.ts'

/** Two files of a folder may not differ only in their ending or in capital letters. */
export const uniqueSlugs: Check = ({ files }) => {
  const first = new Map<string, string>()
  return files.flatMap((file) => {
    const name = file.replace(/\.[^./]+$/, '').toLowerCase()
    const other = first.get(name)
    if (!other) first.set(name, file)
    if (!other) return []
    const message = `The file has the same name as ${other}, apart from its ending or capital letters.`
    const place = { file, line: 1, column: 1 }
    return [
      { severity: 'error', rule: 'duplicate-slug', ...place, message, hint: 'Remove one of the two or rename it.' },
    ]
  })
}
