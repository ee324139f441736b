import type { Collection } from '#src/content/collections.ts'
import { requiredKeysOf } from '../fields/schema-at.ts'
import type { Issue } from '../model/issue.ts'

/** What to say about a file with nothing in it. */
export function emptyFile(file: string, row: Collection): Issue {
  const fields = requiredKeysOf(row.schema)
    .map((key) => `\`${key}\``)
    .join(', ')
  const hint =
    row.kind === 'list'
      ? 'Write a list: begin with [ and end with ]. An empty list is [].'
      : row.kind === 'entries' && row.format === 'mdx'
        ? `Begin with a line ---, then the fields ${fields}, then another line ---, then the text.`
        : `Write one group of fields between { and }: ${fields}.`
  return { severity: 'error', rule: 'empty-file', file, line: 1, column: 1, message: 'The file is empty.', hint }
}
