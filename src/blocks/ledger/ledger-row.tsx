import type { ReactNode } from 'react'
import { LedgerRow as LedgerRowPart } from '#src/ui/ledger.tsx'

/** One row of a ledger. */
export default function LedgerRow({ term, children }: { term: string; children?: ReactNode }) {
  return <LedgerRowPart term={term}>{children}</LedgerRowPart>
}
