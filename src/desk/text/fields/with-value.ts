import { isGroup } from '../model/is-equal.ts'

/** As much of a JSON Schema as is needed to know which field follows which. */
export interface FieldSchema {
  properties?: Record<string, FieldSchema>
  items?: FieldSchema | boolean
  additionalProperties?: FieldSchema | boolean
  anyOf?: readonly FieldSchema[]
}

/** Data with another value at a path, its fields in the order of the schema where they are new. Undefined removes it. */
export function withValue(
  data: unknown,
  path: readonly (string | number)[],
  value: unknown,
  schema?: FieldSchema,
): unknown {
  const [step, ...rest] = path
  if (step === undefined) return value
  if (typeof step === 'number') return withItem(Array.isArray(data) ? data : [], step, rest, value, schema)
  const fields = isGroup(data) ? data : {}
  const inside = fieldOf(schema, step)
  const next = withValue(Object.hasOwn(fields, step) ? fields[step] : undefined, rest, value, inside)
  const entries = Object.entries(fields)
  if (next === undefined) return Object.fromEntries(entries.filter(([key]) => key !== step))
  if (Object.hasOwn(fields, step))
    return Object.fromEntries(entries.map(([key, old]) => [key, key === step ? next : old]))
  entries.splice(positionOf(step, entries, schema), 0, [step, next])
  return Object.fromEntries(entries)
}

function withItem(
  items: readonly unknown[],
  index: number,
  rest: readonly (string | number)[],
  value: unknown,
  schema?: FieldSchema,
): unknown[] {
  const inside = typeof schema?.items === 'object' ? schema.items : undefined
  const next = withValue(items[index], rest, value, inside)
  return next === undefined ? items.filter((_, at) => at !== index) : Object.assign([...items], { [index]: next })
}

function fieldOf(schema: FieldSchema | undefined, name: string): FieldSchema | undefined {
  const any = schema?.anyOf?.find(({ properties }) => properties?.[name])
  return schema?.properties?.[name] ?? any?.properties?.[name]
}

/** After the last field that comes before it in the schema. */
function positionOf(name: string, entries: readonly (readonly [string, unknown])[], schema?: FieldSchema): number {
  const order = Object.keys(
    schema?.properties ?? schema?.anyOf?.find(({ properties }) => properties?.[name])?.properties ?? {},
  )
  const rank = order.indexOf(name)
  if (rank === -1) return entries.length
  return entries.findLastIndex(([key]) => order.includes(key) && order.indexOf(key) < rank) + 1
}
