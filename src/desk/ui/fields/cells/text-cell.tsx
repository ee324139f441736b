import { useState } from 'react'

interface Props {
  value: string
  label: string
  row: number
  column: number
  figure?: boolean
  invalid?: boolean | undefined
  change(text: string): void
}

/** A cell one writes in. What is being written stays as it is until the cell is left: `1.` is on its way to `1.5`. */
export function TextCell({ value, label, row, column, figure, invalid, change }: Props) {
  const [draft, setDraft] = useState<string>()
  return (
    <input
      type="text"
      inputMode={figure ? 'decimal' : undefined}
      className="desk-cell"
      data-figure={figure || undefined}
      data-row={row}
      data-column={column}
      aria-label={label}
      aria-invalid={invalid || undefined}
      spellCheck={!figure}
      value={draft ?? value}
      onChange={({ target }) => {
        setDraft(target.value)
        change(target.value)
      }}
      onBlur={() => setDraft(undefined)}
    />
  )
}
