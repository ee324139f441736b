import { type ClipboardEvent, type KeyboardEvent, useRef } from 'react'
import { readCells } from './read-cells.ts'

type Cell = HTMLInputElement | HTMLSelectElement | HTMLButtonElement

interface Options {
  /** Lays pasted cells over the table from a place on. */
  paste(row: number, column: number, cells: string[][]): void
  /** Asked for by Enter in the last row. */
  addRow(): void
}

/**
 * Keys and pastes of a table of fields: Enter and the arrows go from cell to cell as in a spreadsheet, sideways from the
 * ends of the words; several pasted cells fill as many. Cells, and the buttons that remove them, say where they are in
 * `data-row` and `data-column`.
 */
export function useCells({ paste, addRow }: Options) {
  const table = useRef<HTMLTableElement>(null)
  const goTo = (row: number, column: number) => {
    const cell = table.current?.querySelector<Cell>(`[data-row="${row}"][data-column="${column}"]`)
    cell?.focus()
    if (cell instanceof HTMLInputElement && cell.type === 'text') cell.select()
    return cell !== null && cell !== undefined
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const place = cellOf(event.target)
    const step = place && stepOf(event)
    if (!place || !step) return
    event.preventDefault()
    if (goTo(place.row + step[0], place.column + step[1]) || event.key !== 'Enter' || step[0] < 0) return
    addRow()
    requestAnimationFrame(() => goTo(place.row + 1, 0))
  }
  const onPaste = (event: ClipboardEvent) => {
    const place = cellOf(event.target)
    const text = event.clipboardData.getData('text/plain').replace(/[\r\n]+$/, '')
    if (!place || event.target instanceof HTMLButtonElement || !/[\t\r\n]/.test(text)) return
    event.preventDefault()
    paste(place.row, place.column, readCells(text))
  }
  return { table, onKeyDown, onPaste, goTo }
}

function cellOf(target: EventTarget): { row: number; column: number } | undefined {
  const { row, column } = (target as HTMLElement).dataset
  return row === undefined || column === undefined ? undefined : { row: Number(row), column: Number(column) }
}

/** How many rows and columns a key goes. */
function stepOf({ key, target, shiftKey, ctrlKey, metaKey, altKey }: KeyboardEvent): [number, number] | undefined {
  if (ctrlKey || metaKey || altKey) return undefined
  if (key === 'Enter' && target instanceof HTMLButtonElement) return undefined
  if (key === 'Enter') return [shiftKey ? -1 : 1, 0]
  if (target instanceof HTMLSelectElement) return undefined
  if (target instanceof HTMLInputElement && target.type === 'date') return undefined
  if (key === 'ArrowDown') return [1, 0]
  if (key === 'ArrowUp') return [-1, 0]
  const { selectionStart, selectionEnd, value } = target as HTMLInputElement
  if (shiftKey || selectionStart !== selectionEnd) return undefined
  if (key === 'ArrowRight' && (selectionEnd ?? value.length) === value.length) return [0, 1]
  if (key === 'ArrowLeft' && (selectionStart ?? 0) === 0) return [0, -1]
  return undefined
}
