import type { ReactNode } from 'react'
import type { BlockProps } from '#src/blocks/blocks.ts'

interface StepProps extends BlockProps<'Step'> {
  children?: ReactNode
}

/** One step. The group numbers it. */
export default function Step({ title, meta, children }: StepProps) {
  return (
    <li className="step">
      <div className="step-head">
        <h3>{title}</h3>
        {meta && <p className="label text-muted">{meta}</p>}
      </div>
      <div className="flow">{children}</div>
    </li>
  )
}
