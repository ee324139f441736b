import { z } from 'zod'

interface JsonSchema {
  type?: string
  description?: string
  const?: unknown
  enum?: unknown[]
  anyOf?: JsonSchema[]
  items?: JsonSchema
  minItems?: number
  minLength?: number
  minimum?: number
  properties?: Record<string, JsonSchema>
  required?: string[]
}

/** Words that say what belongs in their place, long enough for the schema to accept them. */
function fillIn({ description = 'text', minLength = 0 }: JsonSchema, number?: number): string {
  const words = `Fill in${number ? ` ${number}` : ''}: ${description[0]?.toLowerCase()}${description.slice(1)}`
  return words.length < minLength ? `${words} At least ${minLength} characters.` : words
}

function starterValue(schema: JsonSchema, known: unknown, number?: number): unknown {
  if (known !== undefined && schema.type !== 'object') return known
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  if (schema.anyOf) return starterValue(schema.anyOf[0] as JsonSchema, undefined, number)
  if (schema.type === 'object') return objectValue(schema, known as Record<string, unknown> | undefined)
  if (schema.type === 'array') {
    const count = schema.minItems ?? 0
    return Array.from({ length: count }, (_, index) => starterValue(schema.items ?? {}, undefined, index + 1))
  }
  if (schema.type === 'integer' || schema.type === 'number') return schema.minimum ?? 1
  if (schema.type === 'boolean') return false
  return fillIn(schema, number)
}

/** The required fields, and those a value is known for, in the order of the schema. */
function objectValue({ properties = {}, required = [] }: JsonSchema, known: Record<string, unknown> = {}) {
  const keys = Object.keys(properties).filter((key) => required.includes(key) || key in known)
  return Object.fromEntries(keys.map((key) => [key, starterValue(properties[key] as JsonSchema, known[key])]))
}

const jsonSchema = (schema: z.ZodType) => z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema

/** Fields whose value is one of a few, so that someone has to choose: `category "Compliance"`. */
export function choicesIn(
  schema: z.ZodType,
  fields: Record<string, unknown>,
  known: Record<string, unknown>,
): string[] {
  const { properties = {} } = jsonSchema(schema)
  return Object.entries(fields)
    .filter(
      ([key]) => !(key in known) && ((properties[key]?.enum?.length ?? 0) > 1 || properties[key]?.type === 'boolean'),
    )
    .map(([key, value]) => `${key} ${JSON.stringify(value)}`)
}

/**
 * Fields a new entry can start with: every required field of the schema, with words that say what belongs there.
 *
 * @param known values for fields that the schema alone cannot fill, for example dates.
 */
export function starterFields(schema: z.ZodType, known: Record<string, unknown>): Record<string, unknown> {
  return objectValue(jsonSchema(schema), known)
}
