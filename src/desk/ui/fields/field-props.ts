import type { JsonSchema } from '../../requests/json-schema.ts'

/** What a control is told by its field. */
export interface ControlProps {
  id: string
  'aria-describedby': string
  'aria-invalid': boolean | undefined
  'aria-required': boolean | undefined
}

/** What every field is given. */
export interface FieldProps {
  schema: JsonSchema
  path: FieldPath
  value: unknown
  required: boolean
  /** Stands instead of the name of the field, as for the items of a list. */
  label?: string
}

/** Where a value stands in the fields: `['hero', 'ctaLink']`. */
export type FieldPath = (string | number)[]
