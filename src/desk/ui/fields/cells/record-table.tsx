import { words } from '../../../words.ts'
import { isError } from '../../problems/is-error.ts'
import { blankValue } from '../blank-value.ts'
import { choicesOf } from '../field-kind.ts'
import type { FieldProps } from '../field-props.ts'
import { fieldId, useForm } from '../form-context.ts'
import { inWords } from '../in-words.ts'
import { itemTitle } from '../item-title.ts'
import { RemoveButton } from './remove-button.tsx'
import { type Column, cellValue, hasHeadings } from './table-shape.ts'
import { TextCell } from './text-cell.tsx'
import { useCells } from './use-cells.ts'

type Row = Record<string, unknown>

interface Props extends FieldProps {
  columns: readonly Column[]
  /** Says what happened to whoever does not see it. */
  tell(news: string): void
}

/** A list of groups as a table: a row for each, a column for each field. */
export function RecordTable({ schema, path, value, columns, tell }: Props) {
  const { id, edit, issues } = useForm()
  const rows = (Array.isArray(value) ? value : []) as Row[]
  const most = schema.maxItems ?? Number.POSITIVE_INFINITY
  const blank = () => blankValue(schema.items ?? {}) as Row
  const { table, onKeyDown, onPaste, goTo } = useCells({
    paste(row, column, block) {
      const cells = hasHeadings(block) ? block.slice(1) : block
      const next = [...rows]
      for (const [r, line] of cells.entries()) {
        const changed: Row = { ...(next[row + r] ?? blank()) }
        for (const [c, text] of line.entries()) {
          const field = columns[column + c]
          if (field) changed[field.key] = cellValue(text, field)
        }
        next[row + r] = changed
      }
      edit(path, next.slice(0, Math.max(rows.length, most)))
      tell(words.cells.pasted(cells.length, cells[0]?.length ?? 0))
    },
    addRow: () => (rows.length < most ? edit(path, [...rows, blank()]) : tell(words.list.full(rows.length))),
  })
  const remove = (row: number) => {
    edit([...path, row], undefined)
    tell(words.list.removed(words.list.item(row + 1)))
    requestAnimationFrame(
      () => goTo(row, 0) || goTo(row - 1, 0) || document.getElementById(`${fieldId(id, path)}-add`)?.focus(),
    )
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys and pastes of the fields inside
    <div className="desk-cells" onKeyDown={onKeyDown} onPaste={onPaste}>
      <table ref={table}>
        <thead>
          <tr>
            {columns.map(({ key, heading, schema: { description } }) => (
              <th key={key} scope="col" title={description}>
                {heading}
              </th>
            ))}
            <td />
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other name than their place
            <tr key={at}>
              {columns.map((column, place) => (
                <td key={column.key}>
                  <Cell
                    column={column}
                    place={[at, place]}
                    value={row?.[column.key]}
                    label={words.cells.of(itemTitle(row, at), column.heading)}
                    invalid={issues.some(
                      (issue) => isError(issue) && issue.field === [...path, at, column.key].join('.'),
                    )}
                    change={(next) => edit([...path, at, column.key], next)}
                  />
                </td>
              ))}
              <td>
                <RemoveButton name={itemTitle(row, at)} row={at} column={columns.length} remove={() => remove(at)} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface CellProps {
  column: Column
  place: [row: number, column: number]
  value: unknown
  label: string
  invalid: boolean
  change(value: unknown): void
}

function Cell({ column, place: [row, at], value, label, invalid, change }: CellProps) {
  const shared = { 'data-row': row, 'data-column': at, 'aria-label': label, 'aria-invalid': invalid || undefined }
  const text = value === undefined || value === null ? '' : String(value)
  const choices = choicesOf(column.schema)
  if (choices)
    return (
      <select
        {...shared}
        className="desk-cell"
        value={choices.indexOf(value)}
        onChange={({ target }) => change(choices[Number(target.value)])}
      >
        {(!column.required || !choices.includes(value)) && <option value={-1}>{text}</option>}
        {choices.map((choice, index) => (
          <option key={String(choice)} value={index}>
            {inWords(String(choice))}
          </option>
        ))}
      </select>
    )
  if (column.kind === 'switch' || column.kind === 'date') {
    const isSwitch = column.kind === 'switch'
    return (
      <input
        {...shared}
        className="desk-cell"
        type={isSwitch ? 'checkbox' : 'date'}
        checked={isSwitch ? value === true : undefined}
        value={isSwitch ? undefined : text}
        onChange={({ target }) =>
          change(isSwitch ? target.checked || (column.required ? false : undefined) : cellValue(target.value, column))
        }
      />
    )
  }
  const figure = column.kind === 'number' || column.kind === 'amount'
  return (
    <TextCell
      value={text}
      label={label}
      row={row}
      column={at}
      figure={figure}
      invalid={invalid}
      change={(next) => change(cellValue(next, column))}
    />
  )
}
