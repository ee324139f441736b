import type { ReactNode } from 'react'
import { Ledger as LedgerPart } from '#src/ui/ledger.tsx'

/** A ruled list of terms and what they mean. */
export default function Ledger({ children }: { children?: ReactNode }) {
  return <LedgerPart>{children}</LedgerPart>
}
