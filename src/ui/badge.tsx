import type { ReactNode } from 'react'
import { classes } from '#src/lib/css-classes.ts'

export interface BadgeProps {
  variant?: 'default' | 'secondary' | 'destructive' | 'outline'
  className?: string
  children: ReactNode
}

/** A short word set apart, for example the type of a resource. */
export function Badge({ variant = 'default', className, children }: BadgeProps) {
  return <span className={classes('badge', variant !== 'default' && `badge-${variant}`, className)}>{children}</span>
}
