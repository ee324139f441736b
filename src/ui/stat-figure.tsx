import type { ReactNode } from 'react'
import { classes } from '#src/lib/css-classes.ts'

export interface StatFigureProps {
  /** The figure: text, or an element such as `CountUp`. */
  value: ReactNode
  label: ReactNode
  note?: ReactNode
  className?: string
  /** Stands right after the figure, for example `ClaimNote`. */
  children?: ReactNode
}

/** One large figure with what it counts. */
export function StatFigure({ value, label, note, className, children }: StatFigureProps) {
  return (
    <div className={classes('stat', className)}>
      <p className="stat-value">
        {value}
        {children}
      </p>
      <p className="label">{label}</p>
      {note && <p className="text-sm text-muted">{note}</p>}
    </div>
  )
}
