import { words } from '../../../words.ts'

interface Props {
  name: string
  /** Where the arrow keys find it: beside the cells of its row, or above those of its column. */
  row: number
  column: number
  remove(): void
}

/** Takes a row or a column away. The Tab key goes past it, from cell to cell. */
export function RemoveButton({ name, row, column, remove }: Props) {
  return (
    <button
      type="button"
      className="desk-cell-remove"
      tabIndex={-1}
      data-row={row}
      data-column={column}
      aria-label={words.list.remove(name)}
      onClick={remove}
    >
      <span aria-hidden="true">×</span>
    </button>
  )
}
