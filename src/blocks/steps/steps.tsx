import type { ReactNode } from 'react'
import type { BlockProps } from '#src/blocks/blocks.ts'

interface StepsProps extends Partial<BlockProps<'Steps'>> {
  children?: ReactNode
}

/** Numbered steps in order. */
export default function Steps({ look = 'track', children }: StepsProps) {
  return <ol className={`steps steps-${look}`}>{children}</ol>
}
