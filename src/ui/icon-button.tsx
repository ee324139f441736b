import type { ReactNode } from 'react'

export interface IconButtonProps {
  /** What the button does: its accessible name, and what its tooltip says. */
  name: string
  className: string
  onClick: () => void
  /** The lines of the icon on a square of 16 by 16. */
  children: ReactNode
}

/** A button that shows an icon only. Its name appears on hover and focus, for whoever does not know the icon. */
export function IconButton({ name, className, onClick, children }: IconButtonProps) {
  return (
    <span className="icon-button" data-tooltip>
      <button type="button" className={className} aria-label={name} onClick={onClick}>
        <svg viewBox="0 0 16 16" aria-hidden="true">
          {children}
        </svg>
      </button>
      <span popover="manual" aria-hidden="true" className="icon-name">
        {name}
      </span>
    </span>
  )
}
