import type { JsonSchema } from '../../requests/json-schema.ts'
import { withProp } from '../../text/fields/props.ts'
import type { FieldChange } from '../fields/form-context.ts'

/** The props of a block after edits of its form; a new one comes where the schema has it. */
export function editedProps(props: string, schema: JsonSchema, changes: readonly FieldChange[]): string {
  const order = Object.keys(schema.properties ?? {})
  return changes.reduce((text, { path: [name, ...inside], value }) => {
    return withProp(text, [String(name), ...inside], value, order)
  }, props)
}
