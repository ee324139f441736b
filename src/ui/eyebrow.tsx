import type { ReactNode } from 'react'
import { classes } from '#src/lib/css-classes.ts'

/** A short label above a heading. */
export function Eyebrow({ className, children }: { className?: string; children: ReactNode }) {
  return <p className={classes('eyebrow', className)}>{children}</p>
}
