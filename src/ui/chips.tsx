import type { ReactNode } from 'react'
import { useLinkButton } from '#src/ui/use-link-button.ts'

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
  const { role, ...button } = useLinkButton(onSelect, { 'aria-pressed': pressed })
  const content = (
    <>
      {children}
      {count !== undefined && (
        <>
          {' '}
          <span className="chip-count">{count}</span>
        </>
      )}
    </>
  )
  if (href === undefined) {
    return (
      <button type="button" className="chip" aria-pressed={pressed} onClick={onSelect}>
        {content}
      </button>
    )
  }
  return (
    <a href={href} className="chip" role={role} {...button} aria-current={role ? undefined : pressed || undefined}>
      {content}
    </a>
  )
}

/** Chips that lead to pages. */
export function ChipNavigation({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav aria-label={label} className="chips">
      {children}
    </nav>
  )
}

interface ChipLinkProps {
  href: string
  /** Whether it names what is shown. */
  current?: boolean
  children: ReactNode
}

/** A chip that leads to a page of its own. */
export function ChipLink({ href, current, children }: ChipLinkProps) {
  return (
    <a href={href} className="chip" aria-current={current || undefined}>
      {children}
    </a>
  )
}
