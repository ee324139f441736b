import type { KeyboardEvent, MouseEvent, ReactNode } from 'react'
import { useHydrated } from '#src/ui/use-hydrated.ts'

export interface ChipProps {
  pressed: boolean
  /** Where the chip leads while no script runs; left out, the chip is a plain button. */
  href?: string
  onSelect: () => void
  /** How many things the reader will see. */
  count?: number
  children: ReactNode
}

/** Chips that belong together. */
export function ChipGroup({ label, children }: { label: string; children: ReactNode }) {
  return (
    // A fieldset is for fields of a form; these switch what is shown.
    // biome-ignore lint/a11y/useSemanticElements: see above
    <div role="group" aria-label={label} className="chips">
      {children}
    </div>
  )
}

/** A filter. In prerendered HTML it is a link; once React runs, the same element acts as a toggle button. */
export function Chip({ pressed, href, onSelect, count, children }: ChipProps) {
  const hydrated = useHydrated()
  const content = (
    <>
      {children}
      {count !== undefined && <span className="chip-count">{count}</span>}
    </>
  )
  if (href === undefined) {
    return (
      <button type="button" className="chip" aria-pressed={pressed} onClick={onSelect}>
        {content}
      </button>
    )
  }
  const roles = hydrated ? { role: 'button', 'aria-pressed': pressed } : { 'aria-current': pressed || undefined }
  return (
    <a
      href={href}
      className="chip"
      {...roles}
      onClick={(event) => isPlainClick(event) && take(event, onSelect)}
      onKeyDown={(event) => event.key === ' ' && take(event, onSelect)}
    >
      {content}
    </a>
  )
}

function take(event: MouseEvent | KeyboardEvent, onSelect: () => void) {
  event.preventDefault()
  onSelect()
}

/** Opening in a new tab or window stays with the browser. */
function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
}
