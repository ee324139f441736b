import type { ReactNode } from 'react'
import { classes } from '#src/lib/css-classes.ts'

/** A ruled list of terms and what they mean. */
export function Ledger({ className, children }: { className?: string; children?: ReactNode }) {
  return <dl className={classes('ledger', className)}>{children}</dl>
}
