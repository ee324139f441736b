import type { z } from 'zod'
import type { TextForm } from '#src/content/field-types.ts'
import { quoteAll } from './quote.ts'

interface Definition {
  type: string
  shape?: Record<string, z.ZodType>
  innerType?: z.ZodType
  element?: z.ZodType
  valueType?: z.ZodType
  items?: z.ZodType[]
  options?: z.ZodType[]
  in?: z.ZodType
  values?: unknown[]
  entries?: Record<string, unknown>
}
const definition = (schema: z.ZodType) => (schema as unknown as { _zod: { def: Definition } })._zod.def

/** The schema of the value at a path, if the schema knows the path. */
export function schemaAt(schema: z.ZodType, path: readonly PropertyKey[]): z.ZodType | undefined {
  let current: z.ZodType | undefined = schema
  for (const segment of path) {
    const def: Definition | undefined = current && definition(unwrap(current))
    const name = String(segment)
    // Every object knows `constructor`, none of them as a field.
    current =
      (def?.shape && Object.hasOwn(def.shape, name) ? def.shape[name] : undefined) ?? def?.element ?? def?.valueType
  }
  return current
}

/** The keys an object schema accepts. */
export function keysOf(schema: z.ZodType | undefined): string[] {
  return schema ? Object.keys(definition(unwrap(schema)).shape ?? {}) : []
}

/** The keys an object schema insists on. */
export function requiredKeysOf(schema: z.ZodType | undefined): string[] {
  if (!schema) return []
  const shape = definition(unwrap(schema)).shape ?? {}
  return Object.keys(shape).filter((key) => isRequired(shape[key]))
}

/** What the schema says about itself to editors. */
export const descriptionOf = (schema: z.ZodType | undefined) => metaOf(schema, 'description') as string | undefined

/** What a text of the schema has to be. */
export const formOf = (schema: z.ZodType | undefined) => metaOf(schema, 'form') as TextForm | undefined

/** The names of what is filled in where a text of the schema has gaps. */
export const gapsOf = (schema: z.ZodType | undefined) => (metaOf(schema, 'gaps') ?? []) as readonly string[]

/** Whether visitors read a text of the schema as prose, or as it is; undefined where they read none. */
export const readAs = (schema: z.ZodType) => metaOf(schema, 'prose') as boolean | undefined

/** What values of a schema are made of: by name, or the same for each of any number, or one of several. */
export function partsOf(schema: z.ZodType) {
  const { shape, items, element, valueType, options } = definition(unwrap(schema))
  const fields: Record<string, z.ZodType> = shape ?? Object.fromEntries((items ?? []).entries())
  return { fields, each: element ?? valueType, either: options }
}

/** What is noted of a schema, or of the one it wraps. */
function metaOf(schema: z.ZodType | undefined, key: string): unknown {
  return schema && (schema.meta()?.[key] ?? metaOf(innerOf(schema), key))
}

/** What a value of the schema is, in plain words. */
export function kindOf(schema: z.ZodType | undefined): string {
  if (!schema) return 'a value'
  const { type, entries, values } = definition(unwrap(schema))
  const allowed = entries ? Object.values(entries) : values
  return allowed ? quoteAll(allowed) : (kinds[type] ?? 'a value')
}

const kinds: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a group of fields',
  record: 'a group of fields',
  null: 'nothing',
}

/** The name zod gives a type, in plain words. */
export function kindName(type: string): string {
  return kinds[type] ?? type
}

function isRequired(schema: z.ZodType | undefined): boolean {
  return (schema as unknown as { _zod: { optin?: string } } | undefined)?._zod.optin === undefined
}

function innerOf(schema: z.ZodType): z.ZodType | undefined {
  const def = definition(schema)
  return def.innerType ?? (def.type === 'pipe' ? def.in : undefined)
}

function unwrap(schema: z.ZodType): z.ZodType {
  const inner = innerOf(schema)
  return inner ? unwrap(inner) : schema
}
