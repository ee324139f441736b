import { type FocusEvent, type PointerEvent, type RefObject, useEffect, useRef } from 'react'

const openDelay = 700
const skipDelay = 300
let lastClosed = Number.NEGATIVE_INFINITY

/**
 * Opens a native popover on hover and keyboard focus as well as on click.
 *
 * Hovering waits 700 ms, unless another note was closed less than 300 ms ago. The pointer may move onto the note.
 */
export function useTooltip(panel: RefObject<HTMLElement | null>) {
  const timer = useRef<number>(undefined)
  const show = () => toggle(panel.current, true)
  const hide = () => toggle(panel.current, false)
  const later = (action: () => void, delay: number) => {
    window.clearTimeout(timer.current)
    timer.current = window.setTimeout(action, delay)
  }
  useEffect(() => () => window.clearTimeout(timer.current), [])

  return {
    area: {
      onPointerEnter: (event: PointerEvent) => {
        if (event.pointerType === 'mouse') later(show, performance.now() - lastClosed < skipDelay ? 0 : openDelay)
      },
      onPointerLeave: (event: PointerEvent) => {
        if (event.pointerType === 'mouse') later(hide, skipDelay)
      },
      onBlur: hide,
    },
    button: {
      onFocus: (event: FocusEvent) => {
        if (event.currentTarget.matches(':focus-visible')) show()
      },
      onPointerDown: () => window.clearTimeout(timer.current),
    },
  }
}

function toggle(panel: HTMLElement | null, open: boolean) {
  if (!panel?.togglePopover || panel.matches(':popover-open') === open) return
  panel.togglePopover(open)
  if (!open) lastClosed = performance.now()
}
