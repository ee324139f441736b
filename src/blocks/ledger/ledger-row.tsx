import type { ReactNode } from 'react'

/** One row of a ledger. */
export function LedgerRow({ term, children }: { term: ReactNode; children?: ReactNode }) {
  return (
    <div>
      <dt className="label">{term}</dt>
      <dd className="flow">{children}</dd>
    </div>
  )
}
