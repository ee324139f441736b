import { join } from 'node:path'
import { z } from 'zod'
import { type Collection, collections } from '#src/content/collections.ts'
import { writeIfChanged } from '../../cache/write-if-changed.ts'
import { withEntryNames } from '../fields/entry-names.ts'

/** Writes a JSON Schema per collection to `content/.schemas`, for completion and hover texts in editors. */
export async function writeJsonSchemas(root: string): Promise<string[]> {
  const folder = join(root, 'content/.schemas')
  const files = Object.entries(collections as Record<string, Collection>).map(([name, row]): [string, string] => {
    const schema = z.toJSONSchema(row.kind === 'list' ? z.array(row.schema) : row.schema, {
      io: 'input',
      unrepresentable: 'any',
    })
    return [join(folder, `${name}.json`), `${JSON.stringify(withSchemaKey(withEntryNames(schema, root)), null, 2)}\n`]
  })
  return files.filter(([file, text]) => writeIfChanged(file, text)).map(([file]) => file)
}

/** A file may name its schema in `$schema`. */
function withSchemaKey(schema: z.core.JSONSchema.BaseSchema) {
  if (!schema.properties) return schema
  return { ...schema, properties: { $schema: { type: 'string' }, ...schema.properties } }
}
