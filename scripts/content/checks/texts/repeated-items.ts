import type { TextRule } from './text-rule.ts'

/** A list of words has each of them once: readers see both. */
export const repeatedItems: TextRule = ({ file }, texts) => {
  const seen = new Set<string>()
  return texts.flatMap(({ text, field }) => {
    const [, list] = /^(.+)\.\d+$/.exec(field ?? '') ?? []
    const item = `${list} ${text.trim().toLowerCase()}`
    if (list === undefined || !seen.has(item)) {
      seen.add(item)
      return []
    }
    const [message, hint] = [`“${text}” stands twice in this list.`, 'Remove one of the two.']
    return [{ file, field, message, hint }]
  })
}
