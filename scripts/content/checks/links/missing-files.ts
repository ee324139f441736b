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
      hint: row.kind === 'list' ? 'Create it. A list without records is [].' : 'Create it, or give it back its name.',
    }))
}
