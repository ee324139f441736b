import { join } from 'node:path'
import { z } from 'zod'
import { type Collection, type CollectionName, collections } from '#src/content/collections.ts'
import { writeIfChanged } from '../../cache/write-if-changed.ts'
import { withEntryNames } from '../fields/entry-names.ts'

/** Writes a JSON Schema per collection to `content/.schemas`, for completion and hover texts in editors. */
export function writeJsonSchemas(root: string): string[] {
  const folder = join(root, 'content/.schemas')
  const files = (Object.keys(collections) as CollectionName[]).map((name): [string, string] => {
    return [join(folder, `${name}.json`), `${JSON.stringify(withSchemaKey(jsonSchemaOf(name, root)), null, 2)}\n`]
  })
  return files.filter(([file, text]) => writeIfChanged(file, text)).map(([file]) => file)
}

/** The JSON Schema of a collection's files as editors write them, with the entries there are where a field names one. */
export function jsonSchemaOf(name: CollectionName, root: string) {
  const row: Collection = collections[name]
  const schema = z.toJSONSchema(row.kind === 'list' ? z.array(row.schema) : row.schema, {
    io: 'input',
    unrepresentable: 'any',
  })
  return withEntryNames(schema, root)
}

/** A file may name its schema in `$schema`. */
function withSchemaKey(schema: z.core.JSONSchema.BaseSchema) {
  if (!schema.properties) return schema
  return { ...schema, properties: { $schema: { type: 'string' }, ...schema.properties } }
}
