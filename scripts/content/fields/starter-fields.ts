import { z } from 'zod'
import { withEntryNames } from './entry-names.ts'

interface JsonSchema {
  type?: string
  description?: string
  const?: unknown
  enum?: unknown[]
  anyOf?: JsonSchema[]
  items?: JsonSchema
  prefixItems?: JsonSchema[]
  minItems?: number
  minLength?: number
  properties?: Record<string, JsonSchema>
  required?: string[]
}

/**
 * Words that say what belongs in their place, long enough for the schema to accept them as text. Where a number, a date
 * or a choice belongs they stand as well: nothing is decided for the author, and nothing is published until it is.
 */
function fillIn({ description, minLength = 0, ...schema }: JsonSchema, number?: number): string {
  const options = schema.enum ?? schema.anyOf?.map((option) => option.const) ?? []
  const about = description ?? kinds[schema.type ?? ''] ?? 'text'
  const choice = options.length > 0 ? ` One of: ${options.join(', ')}.` : ''
  const words = `Fill in${number ? ` ${number}` : ''}: ${about[0]?.toLowerCase()}${about.slice(1)}${choice}`
  return words.length < minLength ? `${words} At least ${minLength} characters.` : words
}

const kinds: Record<string, string> = { integer: 'a whole number', number: 'a number' }

function starterValue(schema: JsonSchema, known: unknown, number?: number): unknown {
  if (known !== undefined && schema.type !== 'object') return known
  if (schema.const !== undefined) return schema.const
  if (schema.enum?.length === 1) return schema.enum[0]
  // “Whether it stands at the top”: it does not until somebody says so.
  if (schema.type === 'boolean') return false
  if (schema.type === 'object') return objectValue(schema, known as Record<string, unknown> | undefined)
  if (schema.prefixItems) return schema.prefixItems.map((item) => starterValue(item, undefined))
  if (schema.type === 'array') {
    const count = schema.minItems ?? 0
    return Array.from({ length: count }, (_, index) => starterValue(schema.items ?? {}, undefined, index + 1))
  }
  return fillIn(schema, number)
}

/** The required fields, and those a value is known for, in the order of the schema. */
function objectValue({ properties = {}, required = [] }: JsonSchema, known: Record<string, unknown> = {}) {
  const keys = Object.keys(properties).filter((key) => required.includes(key) || key in known)
  return Object.fromEntries(keys.map((key) => [key, starterValue(properties[key] as JsonSchema, known[key])]))
}

/**
 * What stands in the place of one value until it is written.
 *
 * @param known of a group: values for fields, as with `starterFields`.
 */
export function starterFor(schema: z.ZodType, known?: Record<string, unknown>): unknown {
  return starterValue(jsonSchema(schema), known)
}

const jsonSchema = (schema: z.ZodType) => z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema

/**
 * Fields a new entry can start with: every required field of the schema, with words that say what belongs there.
 *
 * @param root of the project: a field that names an entry offers those there are
 * @param known values for fields that the schema alone cannot fill, for example dates.
 */
export function starterFields(
  root: string,
  schema: z.ZodType,
  known: Record<string, unknown>,
): Record<string, unknown> {
  return objectValue(withEntryNames(jsonSchema(schema), root), known)
}
