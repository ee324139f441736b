import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { type CollectionName, collections } from '#src/content/collections.ts'
import { type ContentData, type ContentIndex, contentIndex } from '#src/content/queries.ts'

const read = (path: string): unknown => JSON.parse(readFileSync(join('content', path), 'utf8'))

function entriesOf(name: CollectionName) {
  const { path, schema } = collections[name]
  return readdirSync(join('content', path))
    .filter((file) => file.endsWith('.json'))
    .map((file) => ({ slug: basename(file, '.json'), data: schema.parse(read(join(path, file))) }))
    .sort((one, other) => order(one.data) - order(other.data))
}

const order = (data: unknown) => (data as { order?: number }).order ?? 0

const listOf = (name: CollectionName) => {
  const { path, schema } = collections[name]
  return (read(path) as unknown[]).map((row) => schema.parse(row))
}

const recordsOf = (name: CollectionName) => {
  const { kind, path, schema } = collections[name]
  if (kind === 'entries') return entriesOf(name)
  return kind === 'list' ? listOf(name) : schema.parse(read(path))
}

/** The real records of the named collections, parsed through their schemas, as blocks query them. */
export function recordIndex(...names: CollectionName[]): ContentIndex {
  const records = Object.fromEntries(names.map((name) => [name, recordsOf(name)]))
  const index = contentIndex({ entries: records, lists: records, singles: records } as unknown as ContentData)
  const size = { width: 1200, height: 1200 }
  return {
    ...index,
    hasPicture: () => true,
    picture: (file) => ({ file, format: 'png', transparent: false, version: '00000000', ...size }),
  }
}
