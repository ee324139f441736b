import { fieldsEnd } from '#src/lib/fields-end.ts'
import type { Issue } from './issue.ts'
import { offsetAt } from './position.ts'

/** What stands in a text up to the blank lines around a line of its body; a field is a line alone. */
function passageAt(text: string, line: number): string {
  const lines = text.split('\n')
  const isField =
    offsetAt(text, line, 1) < (fieldsEnd(text) ?? (text.startsWith('{') || text.startsWith('[') ? text.length : 0))
  let [from, to] = [line - 1, line - 1]
  if (!isField) {
    while (lines[from - 1]?.trim()) from -= 1
    while (lines[to + 1]?.trim()) to += 1
  }
  return lines.slice(from, to + 1).join('\n')
}

/**
 * Whether the passage of an issue stood nowhere in the text as it was. What is said of a whole file is about all of it; where
 * nobody has the text, it counts as no other.
 */
export function isNewPassage({ source, line }: Pick<Issue, 'source' | 'line'>, former: string): boolean {
  if (line === undefined) return true
  return source !== undefined && !`\n${former.replaceAll('\r\n', '\n')}\n`.includes(`\n${passageAt(source, line)}\n`)
}
