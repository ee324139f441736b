import { useId, useMemo, useState } from 'react'
import type { JsonSchema } from '../../requests/json-schema.ts'
import { words } from '../../words.ts'
import { CommentSigns, useFieldComments } from '../team/field-comments.tsx'
import { blankValue } from './blank-value.ts'
import { RecordTable } from './cells/record-table.tsx'
import { columnsOf, isBestAsTable } from './cells/table-shape.ts'
import type { FieldProps } from './field-props.ts'
import { Properties } from './field-set.tsx'
import { focusField, focusInside } from './focus-field.ts'
import { fieldId, useForm } from './form-context.ts'
import { inWords } from './in-words.ts'
import { IssueNotes } from './issue-notes.tsx'
import { ItemButtons } from './item-buttons.tsx'
import { itemTitle } from './item-title.ts'
import { OptionalMark } from './optional-mark.tsx'

/** A list: items are added, taken away and moved by buttons. */
export function ListField(props: FieldProps) {
  const { schema, path, value, label, required } = props
  const { id, edit, issues } = useForm()
  const [news, setNews] = useState('')
  const [opened, setOpened] = useState<number>()
  const help = useId()
  const columns = useMemo(() => columnsOf(schema), [schema])
  const [asTable, setAsTable] = useState(() => columns !== undefined && isBestAsTable(columns))
  const table = columns !== undefined && asTable
  const items = Array.isArray(value) ? (value as unknown[]) : []
  const item = schema.items ?? {}
  const name = path.join('.')
  const one = path.length > 0 ? inWords(String(path.at(-1))) : words.fields.entry
  const comments = useFieldComments(name, table)
  const full = schema.maxItems !== undefined && items.length >= schema.maxItems
  const add = () => {
    edit(path, [...items, blankValue(item)])
    setOpened(items.length)
    setNews(words.list.added(items.length + 1))
    requestAnimationFrame(() => {
      const row = document.getElementById(fieldId(id, path))?.querySelector(`[data-row="${items.length}"]`)
      if (!focusInside(row)) focusField(id, [...path, items.length])
    })
  }
  const move = (from: number, to: number) => {
    const moved = [...items]
    moved.splice(to, 0, ...moved.splice(from, 1))
    edit(path, moved)
    setNews(words.list.moved(to + 1, items.length))
    // The button moved with its item: whoever presses it again moves the same one.
    requestAnimationFrame(() =>
      document.getElementById(`${fieldId(id, path)}-${to}-${to > from ? 'down' : 'up'}`)?.focus(),
    )
  }
  const remove = (index: number) => {
    edit([...path, index], undefined)
    setNews(words.list.removed(words.list.item(index + 1)))
    requestAnimationFrame(() => document.getElementById(`${fieldId(id, path)}-add`)?.focus())
  }
  return (
    <fieldset id={fieldId(id, path)} className="desk-group" aria-describedby={help}>
      <legend>
        {label ?? one}
        <OptionalMark schema={schema} required={required} label={label} />
      </legend>
      <CommentSigns comments={comments} />
      <p id={help} className="desk-help">
        {schema.description}
      </p>
      <IssueNotes
        issues={issues.filter(
          ({ field = '' }) => (field === name && name !== '') || (table && `${field}.`.startsWith(`${name}.`)),
        )}
      />
      {columns && items.length > 0 && (
        <button type="button" className="desk-small desk-as-table" onClick={() => setAsTable(!asTable)}>
          {asTable ? words.cells.oneByOne : words.cells.asTable}
        </button>
      )}
      {table && <RecordTable {...props} columns={columns} tell={setNews} />}
      {!table && (
        <ol className="desk-items">
          {items.map((value, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: items have no other name than their place
            <li key={index}>
              <Item schema={item} path={[...path, index]} value={value} open={opened === index} />
              <ItemButtons
                id={`${fieldId(id, path)}-${index}`}
                name={itemTitle(value, index)}
                up={index > 0 ? () => move(index, index - 1) : undefined}
                down={index < items.length - 1 ? () => move(index, index + 1) : undefined}
                remove={() => remove(index)}
              />
            </li>
          ))}
        </ol>
      )}
      <button
        type="button"
        id={`${fieldId(id, path)}-add`}
        className="desk-small"
        aria-disabled={full || undefined}
        onClick={() => (full ? setNews(words.list.full(items.length)) : add())}
      >
        {words.list.add}
      </button>
      <span className="desk-note" role="status">
        {news}
      </span>
    </fieldset>
  )
}

interface ItemProps {
  schema: JsonSchema
  path: (string | number)[]
  value: unknown
  open: boolean
}

/** An item of a list; one of several fields folds, and draws its fields when it is opened. */
function Item({ schema, path, value, open }: ItemProps) {
  const { id, issues, reveal, Field } = useForm()
  const name = `${path.join('.')}.`
  const comments = useFieldComments(path.join('.'), true)
  const wrong = issues.filter(({ field }) => `${field}.`.startsWith(name))
  const isRevealed = `${reveal?.field}.`.startsWith(name)
  const [shown, setShown] = useState(open || wrong.length > 0 || isRevealed)
  const [revealed, setRevealed] = useState(reveal)
  if (reveal !== revealed) {
    setRevealed(reveal)
    if (isRevealed) setShown(true)
  }
  const index = path.at(-1) as number
  if (!schema.properties || (schema.properties.src && schema.properties.alt))
    return <Field schema={schema} path={path} value={value} required label={words.list.item(index + 1)} />
  return (
    <details id={fieldId(id, path)} open={shown} onToggle={({ currentTarget }) => setShown(currentTarget.open)}>
      <summary>
        {itemTitle(value, index)}
        {wrong.length > 0 && <span className="desk-count desk-count-alarm">{words.problems(wrong.length)}</span>}
        {comments.length > 0 && <span className="desk-count">{words.comments.open(comments.length)}</span>}
      </summary>
      {shown && <Properties schema={schema} path={path} value={value} />}
      <IssueNotes issues={wrong.filter(({ field }) => `${field}.` === name)} />
    </details>
  )
}
