import { useMemo } from 'react'
import type { DeskIssue } from '../../requests/issue.ts'
import type { JsonSchema } from '../../requests/json-schema.ts'
import { Field } from './field.tsx'
import { fieldKind } from './field-kind.ts'
import type { FieldPath } from './field-props.ts'
import { Properties } from './field-set.tsx'
import { type FieldChange, FormProvider } from './form-context.ts'
import { settable } from './set-value.ts'

interface Props {
  id: string
  file: string
  schema: JsonSchema
  data: unknown
  issues: readonly DeskIssue[]
  reveal?: { field?: string }
  edit(changes: readonly FieldChange[]): void
}

/** A form made from a schema: of the fields of a file, or of the props of a block. */
export function FieldsForm({ id, file, schema, data, issues, reveal, edit }: Props) {
  const form = useMemo(
    () => ({
      id,
      file,
      issues,
      reveal,
      data,
      Field,
      edit: (path: FieldPath, value: unknown) => edit([settable(data, path, value)]),
      editAll: edit,
    }),
    [id, file, issues, reveal, data, edit],
  )
  return (
    <FormProvider value={form}>
      {fieldKind(schema) === 'group' ? (
        <Properties schema={schema} path={[]} value={data} />
      ) : (
        <Field schema={schema} path={[]} value={data} required />
      )}
    </FormProvider>
  )
}
