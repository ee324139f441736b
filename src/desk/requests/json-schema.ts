/** JSON Schema, as far as zod writes it for the fields of content. */
export interface JsonSchema {
  type?: 'string' | 'number' | 'integer' | 'boolean' | 'array' | 'object'
  description?: string
  default?: unknown
  enum?: unknown[]
  const?: unknown
  anyOf?: JsonSchema[]
  allOf?: JsonSchema[]
  properties?: Record<string, JsonSchema>
  required?: string[]
  additionalProperties?: boolean | JsonSchema
  items?: JsonSchema
  pattern?: string
  format?: string
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
  minimum?: number
  maximum?: number
  /** The collection a field names an entry of; `sections` and `values` are parts of legal texts. */
  entryOf?: string
  /** Whether it must be there depends on other fields, or on other files. */
  conditional?: boolean
  /** The list beside this one’s group that it has one value each for: the points of a line chart. */
  alongside?: string
}
