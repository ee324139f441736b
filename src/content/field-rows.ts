import { z } from 'zod'

interface JsonSchema {
  type?: string
  description?: string
  default?: unknown
  const?: unknown
  enum?: unknown[]
  pattern?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  minItems?: number
  maxItems?: number
  anyOf?: JsonSchema[]
  items?: JsonSchema
  prefixItems?: JsonSchema[]
  properties?: Record<string, JsonSchema>
  required?: string[]
}

/** One field of a schema, as a line of a table. */
export interface FieldRow {
  name: string
  kind: string
  /** "required", the default as it is written, or nothing. */
  need: string
  description: string
  /** The values to choose from, if there are only a few. */
  options?: string[] | undefined
}

const literal = (value: unknown) => JSON.stringify(value)

function range({ minimum, maximum }: JsonSchema): string {
  const limits = [minimum, maximum].map((limit) =>
    Math.abs(limit ?? Infinity) < Number.MAX_SAFE_INTEGER ? limit : undefined,
  )
  if (limits[0] !== undefined && limits[1] !== undefined) return `, ${limits[0]} to ${limits[1]}`
  if (limits[0] !== undefined) return `, at least ${limits[0]}`
  return limits[1] === undefined ? '' : `, at most ${limits[1]}`
}

const datePattern = '^\\d{4}-\\d{2}-\\d{2}$'

/** A minimum of one character says only that the text must not be empty. */
function textKind({ pattern, minLength = 0, maxLength }: JsonSchema): string {
  if (pattern === datePattern) return 'date'
  const limits = range({ ...(minLength > 1 && { minimum: minLength }), ...(maxLength && { maximum: maxLength }) })
  return limits ? `text${limits} characters` : 'text'
}

function kindOf(schema: JsonSchema): string {
  if (schema.enum) return schema.enum.map(literal).join(' | ')
  if (schema.const !== undefined) return literal(schema.const)
  if (schema.anyOf) return schema.anyOf.map(kindOf).join(' | ')
  if (schema.prefixItems) return `list of exactly ${schema.prefixItems.length}`
  if (schema.type === 'array')
    return `list${range({ minimum: schema.minItems, maximum: schema.maxItems } as JsonSchema)}`
  if (schema.type === 'object') return 'group'
  if (schema.type === 'integer') return `whole number${range(schema)}`
  if (schema.type === 'number') return `number${range(schema)}`
  if (schema.type === 'boolean') return 'true or false'
  return schema.type === 'string' ? textKind(schema) : (schema.type ?? 'anything')
}

function rowsOf({ properties = {}, required = [] }: JsonSchema, prefix = ''): FieldRow[] {
  return Object.entries(properties).flatMap(([key, schema]) => {
    const name = prefix + key
    const need =
      schema.default !== undefined ? `default ${literal(schema.default)}` : required.includes(key) ? 'required' : ''
    const options = schema.enum?.map(String)
    const row = { name, kind: kindOf(schema), need, description: schema.description ?? '', options }
    return [row, ...rowsOf(schema, `${name}.`), ...rowsOf(schema.items ?? {}, `${name}[].`)]
  })
}

/** The fields of a schema; those of groups and lists are named with their path: `hero.title`, `services[].name`. */
export function fieldRows(schema: z.ZodType): FieldRow[] {
  return rowsOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema)
}
