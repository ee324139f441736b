import type { ReactNode } from 'react'
import type { PropsOf } from '#src/blocks/block-definition.ts'
import type { step } from '#src/blocks/steps/row.ts'
import { heard } from '#src/body/heard.tsx'

interface StepProps extends PropsOf<typeof step> {
  children?: ReactNode
}

/** One step. The group numbers it. */
export function Step({ title, meta, children }: StepProps) {
  return (
    <li className="step">
      <div className="step-head">
        <h3>{title}</h3>
        {meta && <p className="label text-muted">{heard(meta)}</p>}
      </div>
      <div className="flow">{children}</div>
    </li>
  )
}
