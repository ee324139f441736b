import { useId, useState } from 'react'
import { words } from '../../../words.ts'
import type { FieldProps } from '../field-props.ts'
import { fieldId, useForm, valueAt } from '../form-context.ts'
import { inWords } from '../in-words.ts'
import { IssueNotes } from '../issue-notes.tsx'
import { RemoveButton } from './remove-button.tsx'
import { fromCells, type SeriesShape, seriesShape, swapped, toCells, withBlock } from './series.ts'
import { hasHeadings } from './table-shape.ts'
import { TextCell } from './text-cell.tsx'
import { useCells } from './use-cells.ts'

/** The figures of a chart: a row for each label, a column for each line, to type or to paste from a spreadsheet. */
export function SeriesTable({ schema, path, value }: FieldProps) {
  const { id, data, issues, editAll } = useForm()
  const [news, setNews] = useState('')
  const help = useId()
  const shape = seriesShape(schema) as SeriesShape
  const labelsPath = [...path.slice(0, -1), shape.labels]
  const cells = toCells(valueAt(data, labelsPath), value, shape)
  const [names = [], ...rows] = cells
  const write = (next: string[][]) => {
    const { labels, series } = fromCells(next, value, shape)
    editAll([
      { path: labelsPath, value: labels },
      { path, value: series },
    ])
  }
  const { table, onKeyDown, onPaste, goTo } = useCells({
    paste(row, column, block) {
      // Pasted with its headings into the first label, a block is the whole table.
      const isWhole = row === 1 && column === 0 && hasHeadings(block)
      write(withBlock(cells, isWhole ? 0 : row, column, block))
      setNews(words.cells.pasted(block.length, block[0]?.length ?? 0))
    },
    addRow: () => write([...cells, names.map(() => '')]),
  })
  const cell = (row: number, column: number, label: string) => (
    <TextCell
      label={label}
      row={row}
      column={column}
      figure={row > 0 && column > 0}
      value={cells[row]?.[column] ?? ''}
      change={(text) => write(withBlock(cells, row, column, [[text]]))}
    />
  )
  const without = (row: number, column: number) =>
    write(cells.filter((_, at) => at !== row).map((one) => one.filter((_, at) => at !== column)))
  const remove = (name: string, row: number, column: number) => {
    without(row, column)
    setNews(words.list.removed(name))
    // What stands in its place takes the focus, or what stood before it.
    requestAnimationFrame(() => goTo(row, 0) || goTo(row - 1, 0) || goTo(0, column) || goTo(0, column - 1))
  }
  const named = (name: string, number: number) => name || words.list.item(number)
  const own = issues.filter(({ field }) => field?.startsWith(path.join('.')) || field?.startsWith(labelsPath.join('.')))
  return (
    <fieldset
      id={fieldId(id, path)}
      className="desk-group"
      aria-describedby={help}
      onKeyDown={onKeyDown}
      onPaste={onPaste}
    >
      <legend>{words.cells.figures}</legend>
      <p id={help} className="desk-help">
        {words.cells.help}
      </p>
      <div className="desk-cells">
        <table ref={table}>
          <thead>
            <tr>
              <th scope="col">{inWords(shape.labels)}</th>
              {names.slice(1).map((name, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns have no other name than their place
                <th key={at} scope="col" aria-label={named(name, at + 1)}>
                  <span className="desk-cell-head">
                    {cell(0, at + 1, words.cells.line(at + 1))}
                    {names.length > 2 && (
                      <RemoveButton
                        name={named(name, at + 1)}
                        row={-1}
                        column={at + 1}
                        remove={() => remove(named(name, at + 1), -1, at + 1)}
                      />
                    )}
                  </span>
                </th>
              ))}
              <td />
            </tr>
          </thead>
          <tbody>
            {rows.map(([label = ''], at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other name than their place
              <tr key={at}>
                <th scope="row">{cell(at + 1, 0, words.cells.label(at + 1))}</th>
                {names.slice(1).map((name, line) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: columns have no other name than their place
                  <td key={line}>
                    {cell(at + 1, line + 1, words.cells.of(named(label, at + 1), named(name, line + 1)))}
                  </td>
                ))}
                <td>
                  <RemoveButton
                    name={named(label, at + 1)}
                    row={at + 1}
                    column={names.length}
                    remove={() => remove(named(label, at + 1), at + 1, -1)}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <span className="desk-buttons-small">
        <button
          type="button"
          className="desk-small"
          id={`${fieldId(id, path)}-add`}
          onClick={() => {
            write([...cells, names.map(() => '')])
            requestAnimationFrame(() => goTo(cells.length, 0))
          }}
        >
          {words.cells.addRow}
        </button>
        <button
          type="button"
          className="desk-small"
          aria-disabled={names.length > (schema.maxItems ?? Number.POSITIVE_INFINITY) || undefined}
          onClick={() => {
            if (names.length > (schema.maxItems ?? Number.POSITIVE_INFINITY))
              return setNews(words.list.full(schema.maxItems ?? 0))
            write(cells.map((row) => [...row, '']))
            requestAnimationFrame(() => goTo(0, names.length))
          }}
        >
          {words.cells.addLine}
        </button>
        <button
          type="button"
          className="desk-small"
          onClick={() => {
            write(swapped(cells))
            setNews(words.cells.swapped)
          }}
        >
          {words.cells.swap}
        </button>
      </span>
      <span className="desk-note" role="status">
        {news}
      </span>
      <IssueNotes issues={own} />
    </fieldset>
  )
}
