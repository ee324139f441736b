import { type MouseEvent, type ReactNode, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { DeskIssue } from '../../requests/issue.ts'
import type { JsonSchema } from '../../requests/json-schema.ts'
import { words } from '../../words.ts'
import { CommentSigns, useFieldComments } from '../team/field-comments.tsx'
import { labelsOf } from './field-kind.ts'
import type { FieldPath, FieldProps } from './field-props.ts'
import { focusField, focusInside } from './focus-field.ts'
import { fieldId, useForm } from './form-context.ts'
import { inWords } from './in-words.ts'
import { IssueNotes } from './issue-notes.tsx'
import { OptionalMark } from './optional-mark.tsx'

/** A group of fields with a name. */
export function FieldSet(props: FieldProps & { children?: ReactNode }) {
  const { schema, path, label, required, children } = props
  const { id } = useForm()
  const comments = useFieldComments(path.join('.'))
  return (
    <fieldset id={fieldId(id, path)} className="desk-group">
      <legend>
        {label ?? inWords(String(path.at(-1)))}
        <OptionalMark schema={schema} required={required} label={label} />
      </legend>
      <CommentSigns comments={comments} />
      {schema.description && <p className="desk-help">{schema.description}</p>}
      {children}
      <Properties schema={schema} path={path} value={props.value} />
    </fieldset>
  )
}

const isIn = (issue: DeskIssue, name: string) => issue.field === name || issue.field?.startsWith(`${name}.`)

/** The fields of a group: those it must have and those it has, and below them a button for each it could have. */
export function Properties({ schema, path, value }: { schema: JsonSchema; path: FieldPath; value: unknown }) {
  const { id: form, issues, edit, Field } = useForm()
  const [opened, setOpened] = useState<readonly string[]>([])
  const id = useId()
  const values = (value ?? {}) as Record<string, unknown>
  // The labels of lines stand in the table of these.
  const labels = Object.values(schema.properties ?? {}).map(labelsOf)
  const properties = Object.entries(schema.properties ?? {}).filter(
    ([key]) => key !== '$schema' && !labels.includes(key),
  )
  const isNeeded = (key: string) => schema.required?.includes(key) || values[key] !== undefined
  // A field that was emptied stays where the cursor is.
  const seen = useRef(new Set<string>())
  for (const [key] of properties) if (isNeeded(key)) seen.current.add(key)
  const isShown = (key: string) => isNeeded(key) || opened.includes(key) || seen.current.has(key)
  const name = (key: string) => [...path, key].join('.')
  const hidden = properties.filter(([key]) => !isShown(key))
  const strange = Object.keys(values).filter((key) => !schema.properties?.[key])
  const open = (key: string) => {
    flushSync(() => setOpened([...opened, key]))
    focusField(form, [...path, key])
  }
  const drop = (key: string, { currentTarget }: MouseEvent) => {
    focusInside(currentTarget.parentElement?.nextElementSibling)
    edit([...path, key], undefined)
  }
  return (
    <>
      {strange.map((key) => (
        <div key={key} className="desk-field">
          <IssueNotes issues={issues.filter((issue) => isIn(issue, name(key)))} />
          <button type="button" className="desk-small" onClick={(event) => drop(key, event)}>
            {words.fields.remove(key)}
          </button>
        </div>
      ))}
      {properties
        .filter(([key]) => isShown(key))
        .map(([key, one]) => (
          <Field
            key={key}
            schema={one}
            path={[...path, key]}
            value={values[key]}
            required={schema.required?.includes(key) ?? false}
          />
        ))}
      {hidden.length > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: buttons that belong together, no fields
        <div className="desk-more" role="group" aria-labelledby={id}>
          <span id={id} className="desk-help">
            {words.fields.more}
          </span>
          {hidden.map(([key, one]) => (
            <button key={key} type="button" className="desk-small" title={one.description} onClick={() => open(key)}>
              {inWords(key)}
            </button>
          ))}
        </div>
      )}
    </>
  )
}
