import type { ReactNode } from 'react'

/** Stands where something is on its way. It shows after a moment: what comes at once should not flicker. */
export function Waiting({ children }: { children: ReactNode }) {
  return (
    <p className="desk-waiting" role="status">
      {children}
    </p>
  )
}
