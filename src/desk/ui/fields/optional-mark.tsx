import { words } from '../../words.ts'
import type { FieldProps } from './field-props.ts'

/** Says that a field may be left out, where nothing else decides that. */
export function OptionalMark({ schema, required, label }: Pick<FieldProps, 'schema' | 'required' | 'label'>) {
  if (required || schema.conditional || label !== undefined) return null
  return <span className="desk-optional">{words.fields.optional}</span>
}
