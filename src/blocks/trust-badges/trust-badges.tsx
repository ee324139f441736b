import type { ReactNode } from 'react'

/** A row of badges that back a promise. */
export function TrustBadges({ children }: { children?: ReactNode }) {
  return <ul className="trust">{children}</ul>
}
