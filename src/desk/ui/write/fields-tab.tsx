import { useCallback, useEffect, useMemo, useRef } from 'react'
import type { DeskIssue } from '../../requests/issue.ts'
import { placeInField } from '../../text/fields/field-at.ts'
import { type FieldFormat, fieldEdits, readFields } from '../../text/fields/fields.ts'
import { words } from '../../words.ts'
import { FieldsForm } from '../fields/fields-form.tsx'
import { focusField } from '../fields/focus-field.ts'
import type { FieldChange } from '../fields/form-context.ts'
import type { CommentPlaces } from '../rich/use-rich-text.ts'
import { takeLostFocus } from '../shell/focus-main.ts'
import { commentedFields, FieldCommentsProvider, openByKey } from '../team/field-comments.tsx'
import type { OpenFile } from './open-file.ts'
import type { Reveal } from './reveal.ts'
import { useText } from './use-buffer.ts'
import { useHistoryKeys } from './use-history-keys.ts'

interface Props {
  open: OpenFile
  issues: readonly DeskIssue[]
  reveal?: Reveal
  /** What was said about it. */
  said: CommentPlaces
  toSource(): void
}

/** The fields of a file as a form. */
export function FieldsTab({ open, issues, reveal, said, toSource }: Props) {
  const { entry, buffer } = open
  const text = useText(buffer)
  const data = useMemo(() => readFields(text, entry.format), [text, entry.format])
  const edit = useCallback(
    (changes: readonly FieldChange[]) => {
      for (const { path, value } of changes)
        buffer.edit(fieldEdits(buffer.text, entry.format, path, value), path.join('.'))
    },
    [buffer, entry.format],
  )
  const { comments = [], openComment } = said
  const commented = useMemo(
    () => ({ comments: commentedFields(entry.file, text, comments), open: openComment }),
    [entry.file, text, comments, openComment],
  )
  const form = useRef<HTMLDivElement>(null)
  useHistoryKeys(form, buffer)
  useEffect(() => {
    if (reveal?.field !== undefined && showField(reveal.field)) selectWords(buffer.text, entry.format, reveal)
  }, [reveal, buffer, entry.format])
  useEffect(takeLostFocus, [])
  if (data === undefined)
    return (
      <div className="desk-failure">
        <p>{words.fields.unreadable}</p>
        <button type="button" className="button button-sm button-outline" onClick={toSource}>
          {words.fields.openSource}
        </button>
      </div>
    )
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the fields inside
    <div className="desk-fields" ref={form} onKeyDown={openByKey}>
      <FieldCommentsProvider value={commented}>
        <FieldsForm
          id={formId}
          file={entry.file}
          schema={entry.schema}
          data={data}
          issues={issues}
          reveal={reveal}
          edit={edit}
        />
      </FieldCommentsProvider>
    </div>
  )
}

const formId = 'field'

/** Moves to a field, or to what it stands in when it is not shown itself. Returns whether it is the field. */
function showField(field: string): boolean {
  const path = field.split('.')
  for (let depth = path.length; depth > 0; depth -= 1)
    if (focusField(formId, path.slice(0, depth))) return depth === path.length
  return false
}

/** Selects the words that are meant in the field with the focus, where it shows its value as text. */
function selectWords(text: string, format: FieldFormat, { field = '', offset = 0, end = offset }: Reveal) {
  const shown = document.activeElement
  if (!(shown instanceof HTMLInputElement || shown instanceof HTMLTextAreaElement) || end <= offset) return
  // What is picked shows a title in the place of its value.
  if (shown.role === 'combobox') return
  const [from, to] = [offset, end].map((place) => placeInField(text, format, field.split('.'), place))
  // A number or a day has no places for a cursor.
  if (from !== undefined && to !== undefined && shown.selectionStart !== null) shown.setSelectionRange(from, to)
}
