import { words } from '../../../words.ts'

/** Takes a row or a column away. */
export function RemoveButton({ name, remove }: { name: string; remove(): void }) {
  return (
    <button
      type="button"
      className="desk-cell-remove"
      tabIndex={-1}
      aria-label={words.list.remove(name)}
      onClick={remove}
    >
      <span aria-hidden="true">×</span>
    </button>
  )
}
