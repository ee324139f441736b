import { type KeyboardEvent, type SyntheticEvent, useState } from 'react'
import type { IndustryCardsProps } from '#src/blocks/industry-cards/row.ts'
import type { Gradient } from '#src/content/field-types.ts'
import type { AboutIndustry } from '#src/content/schemas/industry.ts'
import { inkStroke } from '#src/ui/ink-stroke.ts'
import { industryFigure } from './industry-figures.ts'

/** The industries of the About page on one ruled sheet. */
export function IndustryCards({ industries }: IndustryCardsProps) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,16rem),1fr))] gap-px border-hairline border-y bg-hairline">
      {industries.map((industry) => (
        <IndustryCard key={industry.id} {...industry} />
      ))}
    </ul>
  )
}

/**
 * - `rest`: the stylesheet shows the description while the pointer or the focus is on the card;
 * - `open`: kept open by a click or a tap;
 * - `shut`: closed by hand, and so hidden until pointer and focus have left.
 */
type State = 'rest' | 'open' | 'shut'

/** An industry whose description shows on hover, on focus and by tap. It is in the page at all times. */
function IndustryCard({ id, title, description, colour }: AboutIndustry) {
  const [state, setState] = useState<State>('rest')
  const words = `${id}-words`
  const close = (event: KeyboardEvent) => event.key === 'Escape' && setState('shut')
  const leave = ({ currentTarget }: SyntheticEvent) => {
    if (!currentTarget.matches(':hover, :focus-within')) setState((now) => (now === 'shut' ? 'rest' : now))
  }
  return (
    <li className="industry-card" data-state={state} onPointerLeave={leave} onBlur={leave}>
      <IndustryFigure id={id} gradient={colour} />
      <h3>
        <button
          type="button"
          className="needs-script"
          aria-expanded={state === 'open'}
          aria-controls={words}
          onClick={() => setState((now) => (now === 'open' ? 'shut' : 'open'))}
          onKeyDown={close}
        >
          {title}
        </button>
        <span className="without-script">{title}</span>
      </h3>
      <div className="industry-words">
        <p id={words} className="overflow-hidden text-sm text-muted">
          {description}
        </p>
      </div>
    </li>
  )
}

/** A small drawing that belongs to an industry. */
function IndustryFigure({ id, gradient }: { id: string; gradient: Gradient }) {
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
