import type { ReactNode } from 'react'

/** Buttons side by side, or stacked on a phone. */
export function Actions({ children }: { children?: ReactNode }) {
  return <div className="actions">{children}</div>
}
