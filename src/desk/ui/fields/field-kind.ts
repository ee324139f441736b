import type { JsonSchema } from '../../requests/json-schema.ts'

/** The control a field gets. `other` is what no control knows: it is edited in the source. */
export type FieldKind =
  | 'text'
  | 'name'
  | 'link'
  | 'reference'
  | 'choice'
  | 'number'
  | 'switch'
  | 'date'
  | 'moment'
  | 'picture'
  | 'group'
  | 'list'
  | 'series'
  | 'record'
  | 'amount'
  | 'other'

const day = '^\\d{4}-\\d{2}-\\d{2}'

/** The values a field may have, when they are a closed list. */
export function choicesOf({ enum: values, anyOf, const: only }: JsonSchema): unknown[] | undefined {
  if (values) return values
  if (only !== undefined) return [only]
  return anyOf?.every((one) => one.const !== undefined) ? anyOf.map((one) => one.const) : undefined
}

function stringKind({ pattern, format, allOf }: JsonSchema): FieldKind {
  if (allOf?.some((one) => one.pattern?.includes('mailto:'))) return 'link'
  if (pattern === `${day}$`) return 'date'
  if (pattern?.startsWith(`${day}(?:[T ]`)) return 'moment'
  return pattern || format || allOf ? 'name' : 'text'
}

/** The list that holds the labels of a list of lines; undefined where it is another list. */
export function labelsOf({ items }: JsonSchema): string | undefined {
  return Object.values(items?.properties ?? {}).find(({ alongside }) => alongside)?.alongside
}

/** Reads from the schema which control a field gets. */
export function fieldKind(schema: JsonSchema): FieldKind {
  if (schema.entryOf) return 'reference'
  if (choicesOf(schema)) return 'choice'
  if (schema.anyOf) return schema.anyOf.every(({ type }) => type === 'string' || type === 'number') ? 'amount' : 'other'
  if (schema.type === 'string') return stringKind(schema)
  if (schema.type === 'number' || schema.type === 'integer') return 'number'
  if (schema.type === 'boolean') return 'switch'
  if (schema.type === 'array') return labelsOf(schema) ? 'series' : 'list'
  if (schema.properties) return schema.properties.src && schema.properties.alt ? 'picture' : 'group'
  return typeof schema.additionalProperties === 'object' ? 'record' : 'other'
}
