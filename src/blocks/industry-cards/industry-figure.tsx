import type { Gradient } from '#src/content/field-types.ts'
import { inkStroke } from '#src/ui/ink-stroke.ts'
import { industryFigure } from './industry-figures.ts'

/** A small drawing that belongs to an industry. */
export function IndustryFigure({ id, gradient }: { id: string; gradient: Gradient }) {
  const { path, transforms = [undefined] } = industryFigure(id)
  return (
    <svg
      viewBox="-2 -2 484 284"
      className="industry-figure"
      fill="none"
      stroke={inkStroke[gradient]}
      aria-hidden="true"
    >
      {transforms.map((transform, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the strokes of a drawing never change
        <path key={index} d={path} transform={transform} vectorEffect="non-scaling-stroke" />
      ))}
    </svg>
  )
}
