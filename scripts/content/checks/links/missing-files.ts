import { type Collection, type CollectionName, collections } from '#src/content/collections.ts'
import type { Check } from '../check.ts'

/** Files that stand alone, such as `site/site.json`, have to be there. */
export const missingFiles: Check = ({ files }) => {
  const rows = Object.values(collections as Record<CollectionName, Collection>)
  return rows
    .filter((row) => row.kind !== 'entries' && !files.includes(`content/${row.path}`))
    .map((row) => ({
      severity: 'error',
      rule: 'missing-file',
      file: `content/${row.path}`,
      message: 'The file is missing.',
      hint: `Give it back its name, or bring it back from the history of the project.${row.kind === 'list' ? ' A list that never had records is [].' : ''}`,
    }))
}
