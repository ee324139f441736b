import { type KeyboardEvent, type SyntheticEvent, useState } from 'react'
import type { AboutIndustry } from '#src/content/schemas/industry.ts'
import { IndustryFigure } from './industry-figure.tsx'

/**
 * - `rest`: the stylesheet shows the description while the pointer or the focus is on the card;
 * - `open`: kept open by a click or a tap;
 * - `shut`: closed by hand, and so hidden until pointer and focus have left.
 */
type State = 'rest' | 'open' | 'shut'

/** An industry whose description shows on hover, on focus and by tap. It is in the page at all times. */
export function IndustryCard({ id, title, description, colour }: AboutIndustry) {
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
