import { z } from 'zod'
import type { TreeElement, TreeNode } from '#src/body/tree.ts'

interface JsonSchema {
  type?: string
  description?: string
  default?: unknown
  const?: unknown
  enum?: unknown[]
  pattern?: string
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

/** One line of a props table. */
export interface PropRow {
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
  return schema.type === 'string' ? 'text' : (schema.type ?? 'anything')
}

function rowsOf({ properties = {}, required = [] }: JsonSchema, prefix = ''): PropRow[] {
  return Object.entries(properties).flatMap(([key, schema]) => {
    const name = prefix + key
    const need =
      schema.default !== undefined ? `default ${literal(schema.default)}` : required.includes(key) ? 'required' : ''
    const options = schema.enum?.map(String)
    const row = { name, kind: kindOf(schema), need, description: schema.description ?? '', options }
    return [row, ...rowsOf(schema, `${name}.`), ...rowsOf(schema.items ?? {}, `${name}[].`)]
  })
}

/** The props of a block, read from its schema; those of groups and lists are named with their path. */
export function propRows(props: z.ZodObject): PropRow[] {
  return rowsOf(z.toJSONSchema(props, { io: 'input', unrepresentable: 'any' }) as JsonSchema)
}

const cell = (type: 'th' | 'td', ...children: TreeNode[]): TreeElement => [type, null, ...children]
const code = (words: string): TreeElement => ['code', null, words]

/** The props of a block as a table. */
export function propsTable(props: z.ZodObject): TreeElement {
  const rows = propRows(props)
  if (rows.length === 0) return ['p', null, 'No props.']
  const head = ['Prop', 'Value', '', 'What belongs here'].map((words) => cell('th', words))
  const lines = rows.map(
    ({ name, kind, need, description }): TreeElement => [
      'tr',
      null,
      cell('td', code(name)),
      cell('td', kind),
      cell('td', need),
      cell('td', description),
    ],
  )
  return ['table', { className: 'dev-props' }, ['thead', null, ['tr', null, ...head]], ['tbody', null, ...lines]]
}
