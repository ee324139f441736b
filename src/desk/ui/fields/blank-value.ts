import type { JsonSchema } from '../../requests/json-schema.ts'
import { choicesOf } from './field-kind.ts'

/** What a new item of a list begins with: what must be there, empty. */
export function blankValue(schema: JsonSchema): unknown {
  if (schema.entryOf) return ''
  const [first] = choicesOf(schema) ?? []
  if (first !== undefined) return first
  if (schema.type === 'array') return []
  if (schema.type === 'boolean') return false
  if (schema.type === 'number' || schema.type === 'integer') return schema.minimum ?? 0
  if (!schema.properties) return ''
  const properties = Object.entries(schema.properties).filter(([key]) => schema.required?.includes(key))
  return Object.fromEntries(properties.map(([key, one]) => [key, blankValue(one)]))
}
