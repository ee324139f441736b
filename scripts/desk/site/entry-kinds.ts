import { type Collection, collections } from '../../../src/content/collections.ts'
import type { EntryKind } from '../../../src/desk/requests/site.ts'

/** The kinds of entry, in the order of the registry. */
export const entryKinds: EntryKind[] = (Object.entries(collections) as [string, Collection][]).map(
  ([collection, row]) => ({ collection, ...(row.kind === 'entries' && row.one && { one: row.one }) }),
)
