import type { Gradient } from '#src/schemas/shared.ts'
import { figurePath } from './industry-figures.ts'

/** A small drawing that belongs to an industry. */
export function IndustryFigure({ id, gradient }: { id: string; gradient: Gradient }) {
  return (
    <svg viewBox="-2 -2 484 284" className="industry-figure" data-gradient={gradient} aria-hidden="true">
      <path d={figurePath(id)} fill="none" stroke="currentColor" />
    </svg>
  )
}
