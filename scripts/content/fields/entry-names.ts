import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { type CollectionName, collections } from '#src/content/collections.ts'

/** A JSON Schema, as far as a field that names an entry of a collection is concerned: `.meta({ entryOf: 'categories' })`. */
interface Naming {
  entryOf?: CollectionName
  properties?: Record<string, Naming>
}

function namesIn(root: string, name: CollectionName): string[] {
  const folder = path.join(root, 'content', collections[name].path)
  if (!existsSync(folder)) return []
  const files = readdirSync(folder, { withFileTypes: true })
  return files
    .filter((file) => file.isFile() && !file.name.startsWith('.'))
    .map(({ name: file }) => path.parse(file).name)
}

/** The schema with the entries there are as the values of each field that names one. */
export function withEntryNames<Schema extends object>(schema: Schema, root: string): Schema {
  const properties = Object.entries((schema as Naming).properties ?? {}).map(([key, field]) => {
    const { entryOf, ...rest } = field
    const names = entryOf ? namesIn(root, entryOf).sort() : []
    return [key, names.length > 0 ? { ...rest, enum: names } : rest]
  })
  return properties.length > 0 ? { ...schema, properties: Object.fromEntries(properties) } : schema
}
