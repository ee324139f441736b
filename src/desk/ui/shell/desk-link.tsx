import type { ReactNode } from 'react'
import { isPlainClick } from '#src/lib/is-plain-click.ts'
import { addressOf, goTo, type Route } from '../route.ts'

interface Props {
  to: Route
  className?: string
  current?: boolean
  /** What says more about it. */
  describedBy?: string
  children: ReactNode
}

/** A link inside the desk: a press changes the view, everything else browsers do with links they do. */
export function DeskLink({ to, className, current, describedBy, children }: Props) {
  return (
    <a
      href={addressOf(to)}
      className={className}
      aria-current={current ? 'page' : undefined}
      aria-describedby={describedBy}
      onClick={(event) => {
        if (!isPlainClick(event)) return
        event.preventDefault()
        goTo(to)
      }}
    >
      {children}
    </a>
  )
}
