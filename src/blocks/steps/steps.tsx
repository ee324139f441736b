import type { ReactNode } from 'react'
import type { PropsOf } from '#src/blocks/block-definition.ts'
import type { steps } from '#src/blocks/steps/row.ts'

interface StepsProps extends Partial<PropsOf<typeof steps>> {
  children?: ReactNode
}

/** Numbered steps in order. */
export function Steps({ look = 'track', children }: StepsProps) {
  return <ol className={`steps steps-${look}`}>{children}</ol>
}
