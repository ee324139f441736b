import { type Collection, type CollectionName, collections } from '#src/content/collections.ts'
import { keysOf, requiredKeysOf } from './schema-at.ts'

/** How well fields fit a collection: known keys count for it, unknown and missing ones against it. */
export function fitOf(keys: readonly string[], collection: CollectionName): number {
  const { schema } = collections[collection]
  const known = new Set(keysOf(schema))
  const hits = keys.filter((key) => known.has(key)).length
  const missing = requiredKeysOf(schema).filter((key) => !keys.includes(key)).length
  return hits - (keys.length - hits) - missing
}

/** The collection that fields were most likely written for. */
export function guessCollection(keys: readonly string[], format: 'mdx' | 'json'): CollectionName | undefined {
  const rows = Object.entries(collections) as [CollectionName, Collection][]
  const fits = rows
    .filter(([, row]) => (row.kind === 'entries' ? row.format === format : format === 'json' && row.kind === 'single'))
    .map(([name]) => ({ name, fit: fitOf(keys, name) }))
    .sort((a, b) => b.fit - a.fit)
  return fits[0] && fits[0].fit > 0 ? fits[0].name : undefined
}

/** The path a file of a collection should have. */
export function pathIn(collection: CollectionName, slug: string): string {
  const row: Collection = collections[collection]
  return row.kind === 'entries'
    ? `content/${row.path}/${row.nested ? slug : slug.split('/').at(-1)}.${row.format}`
    : `content/${row.path}`
}
