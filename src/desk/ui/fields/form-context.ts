import { type ComponentType, createContext, useContext } from 'react'
import type { DeskIssue } from '../../requests/issue.ts'
import type { FieldPath, FieldProps } from './field-props.ts'

/** A value for a field. */
export interface FieldChange {
  path: FieldPath
  value: unknown
}

/** What every field of a form uses. */
export interface Form {
  /** Of the fields in the page: names of elements begin with it. */
  id: string
  /** The file whose fields they are. */
  file: string
  /** What the check says of these fields. */
  issues: readonly DeskIssue[]
  /** A field somebody wants to see: groups around it open. A new object each time. */
  reveal?: { field?: string }
  /** Draws a field: groups and lists hold fields, which may be groups and lists. */
  Field: ComponentType<FieldProps>
  /** The values of all fields. */
  data: unknown
  /** Sets a value; `undefined` takes the field away. */
  edit(path: FieldPath, value: unknown): void
  /** Sets several values in one step, which is undone in one. */
  editAll(changes: readonly FieldChange[]): void
}

const FormContext = createContext<Form | null>(null)
export const FormProvider = FormContext.Provider

export function useForm(): Form {
  const form = useContext(FormContext)
  if (!form) throw new Error('A field stands outside of a form: put <FormProvider> around it.')
  return form
}

/** The value at a place, where there is one. */
export function valueAt(data: unknown, path: FieldPath): unknown {
  return path.reduce<unknown>((here, key) => (here as Record<string | number, unknown> | undefined)?.[key], data)
}

/** The name of the element a field is edited in. */
export const fieldId = (form: string, path: FieldPath): string => [form, ...path].join('-')
