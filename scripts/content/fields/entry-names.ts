import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { type CollectionName, collections } from '#src/content/collections.ts'

/** A JSON Schema, as far as a field that names entries of a collection is concerned: `.meta({ entryOf: 'categories' })`. */
interface Naming {
  entryOf?: CollectionName
  items?: Naming
  properties?: Record<string, Naming>
}

/** Which fields of a collection name entries, each with the collection these are of. */
export function namingFields(schema: object): Map<string, CollectionName> {
  const fields = Object.entries((schema as Naming).properties ?? {}).map(([name, field]) => {
    return [name, field.entryOf ?? field.items?.entryOf] as const
  })
  return new Map(fields.filter((pair): pair is [string, CollectionName] => pair[1] !== undefined))
}

function namesIn(root: string, name: CollectionName): string[] {
  const folder = path.join(root, 'content', collections[name].path)
  if (!existsSync(folder)) return []
  const files = readdirSync(folder, { withFileTypes: true })
  return files
    .filter((file) => file.isFile() && /^[^.].*\.(?:mdx|json)$/.test(file.name))
    .map(({ name: file }) => path.parse(file).name)
}

/** The schema with the entries there are as the values of each field that names one. */
export function withEntryNames<Schema extends object>(schema: Schema, root: string): Schema {
  const named = (field: Naming): Naming & { enum?: string[] } => {
    const names = field.entryOf ? namesIn(root, field.entryOf).sort() : []
    return { ...field, ...(field.items && { items: named(field.items) }), ...(names.length > 0 && { enum: names }) }
  }
  const fields = Object.entries((schema as Naming).properties ?? {})
  const properties = fields.map(([key, field]) => [key, named(field)] as const)
  return properties.length > 0 ? { ...schema, properties: Object.fromEntries(properties) } : schema
}
