import type { ReactNode } from 'react'
import type { DeskIssue } from '../../requests/issue.ts'
import { words } from '../../words.ts'
import { isError } from '../problems/is-error.ts'
import { CommentSigns, signId, useFieldComments } from '../team/field-comments.tsx'
import type { ControlProps, FieldProps } from './field-props.ts'
import { fieldId, useForm } from './form-context.ts'
import { inWords } from './in-words.ts'
import { IssueNotes } from './issue-notes.tsx'
import { OptionalMark } from './optional-mark.tsx'

interface Props extends FieldProps {
  /** The length of what is written, for the counter. */
  length?: number
  /** Of parts: Firefox makes fields of those of a date, and Orca tells their names alone, and around them the group’s. */
  parts?: boolean
  children(control: ControlProps): ReactNode
}

/** A field with its label above, its help, its counter, and the problems the check has with it. */
export function LabelledField({ schema, path, required, label, length, parts, children }: Props) {
  const form = useForm()
  const id = fieldId(form.id, path)
  const name = path.join('.')
  const issues = form.issues
    .filter(({ field }) => field === name || field?.startsWith(`${name}.`))
    .map((issue) => withoutHelp(issue, schema.description))
  const comments = useFieldComments(name, true)
  const { maxLength } = schema
  const isCounted = maxLength !== undefined && length !== undefined
  return (
    <div className="desk-field" data-field={name} {...(parts && { role: 'group', 'aria-labelledby': `${id}-label` })}>
      <div className="desk-field-head">
        <label id={`${id}-label`} htmlFor={id}>
          {label ?? inWords(String(path.at(-1)))}
        </label>
        <OptionalMark schema={schema} required={required} label={label} />
        <CommentSigns comments={comments} />
        {isCounted && (
          <span className="desk-counter" data-over={length > maxLength || undefined}>
            {words.fields.counter(length, maxLength)}
          </span>
        )}
      </div>
      {children({
        id,
        'aria-describedby': [`${id}-help`, ...comments.map(signId), ...issues.map((_, at) => `${id}-issue-${at}`)].join(
          ' ',
        ),
        'aria-invalid': issues.some(isError) || undefined,
        'aria-required': required || undefined,
      })}
      <IssueNotes id={`${id}-issue`} issues={issues} />
      <p id={`${id}-help`} className="desk-help">
        {schema.description}
        {/* The counter would be read anew at every key; what is too long, the check says. */}
        {isCounted && <span className="sr-only"> {words.fields.most(maxLength)}</span>}
      </p>
    </div>
  )
}

/** A problem without the help that stands below the field anyway: both describe it, and the help would be told twice. */
function withoutHelp(issue: DeskIssue, help?: string): DeskIssue {
  if (!help || !issue.hint?.endsWith(help)) return issue
  const { hint, ...rest } = issue
  const left = hint.slice(0, -help.length).match(/^.*[.!?]/s)?.[0]
  return left ? { ...rest, hint: left } : rest
}
