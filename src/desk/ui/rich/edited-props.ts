import { withProp } from '../../text/props.ts'
import type { FieldPath, JsonSchema } from '../fields/json-schema.ts'

/** The props of a block after an edit of its form; a new one comes where the schema has it. */
export function editedProps(props: string, schema: JsonSchema, [name, ...inside]: FieldPath, value: unknown): string {
  return withProp(props, [String(name), ...inside], value, Object.keys(schema.properties ?? {}))
}
