import { type FocusEvent, type PointerEvent, type ReactNode, type RefObject, Suspense, useRef, useState } from 'react'
import { optionalPart } from './optional-part.ts'
import type { ButtonListeners } from './tooltip-engine.tsx'

const TooltipEngine = optionalPart(() => import('./tooltip-engine.tsx'))

export interface Tooltip {
  button: RefObject<HTMLButtonElement | null>
  panel: RefObject<HTMLSpanElement | null>
  /** For whatever surrounds the button and the panel. */
  wake: { onPointerEnter: (event: PointerEvent) => void; onFocus: (event: FocusEvent) => void }
  /** For the button. */
  listeners: ButtonListeners
  /** Stands behind the panel. */
  engine: ReactNode
}

/**
 * A native popover that opens on hover and on keyboard focus too.
 *
 * The library that keeps the delays comes with the first mouse or the first focus that reaches the button. A press
 * needs none of it: `popovertarget` answers it before any script has run.
 */
export function useTooltip(): Tooltip {
  const button = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLSpanElement>(null)
  const [wanted, setWanted] = useState(false)
  const [listeners, setListeners] = useState<ButtonListeners>({})
  const want = () => setWanted(true)
  return {
    button,
    panel,
    wake: {
      onPointerEnter: (event) => event.pointerType === 'mouse' && want(),
      onFocus: (event) => event.target.matches(':focus-visible') && want(),
    },
    listeners,
    engine: wanted && (
      <Suspense>
        <TooltipEngine button={button} panel={panel} onListeners={setListeners} />
      </Suspense>
    ),
  }
}
