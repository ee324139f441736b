import { Fragment, Slice } from 'prosemirror-model'
import { isInTable, handlePaste as pasteIntoTable } from 'prosemirror-tables'
import type { EditorView } from 'prosemirror-view'
import { bodySchema } from '../../text/model/body-schema.ts'
import { readCells } from '../fields/cells/read-cells.ts'

const { table, table_row, table_cell, paragraph } = bodySchema.nodes

/** Spreads cells that come as text over the table they are pasted into, as those that come as a table are. */
export function pasteCells(view: EditorView, event: ClipboardEvent): boolean {
  const text = event.clipboardData?.getData('text/plain').replace(/[\r\n]+$/, '') ?? ''
  if (event.clipboardData?.getData('text/html') || !/[\t\r\n]/.test(text) || !isInTable(view.state)) return false
  const rows = readCells(text).map((cells) => table_row.create(null, cells.map(cellOf)))
  return pasteIntoTable(view, event, new Slice(Fragment.from(table.create(null, rows)), 0, 0))
}

function cellOf(words: string) {
  return table_cell.create(null, paragraph.create(null, words ? bodySchema.text(words) : null))
}
