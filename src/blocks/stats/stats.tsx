import type { ReactNode } from 'react'
import type { PropsOf } from '#src/blocks/block-definition.ts'
import type { stats } from '#src/blocks/stats/row.ts'

interface StatsProps extends Partial<PropsOf<typeof stats>> {
  children?: ReactNode
}

/** Figures side by side, divided by hairlines. */
export function Stats({ look = 'row', children }: StatsProps) {
  return <ul className={`stats stats-${look}`}>{children}</ul>
}
