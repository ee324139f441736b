import type { ReactNode } from 'react'
import type { BlockProps } from '#src/blocks/blocks.ts'

interface StatsProps extends Partial<BlockProps<'Stats'>> {
  children?: ReactNode
}

/** Figures side by side, divided by hairlines. */
export default function Stats({ look = 'row', children }: StatsProps) {
  return <ul className={`stats stats-${look}`}>{children}</ul>
}
