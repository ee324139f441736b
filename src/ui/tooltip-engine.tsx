import { useDismiss, useFloatingRootContext, useFocus, useHover, useInteractions } from '@floating-ui/react'
import { type DOMAttributes, type RefObject, useEffect, useRef, useState } from 'react'

/** What the library listens to on the button. */
export type ButtonListeners = DOMAttributes<HTMLButtonElement>

export interface TooltipEngineProps {
  button: RefObject<HTMLButtonElement | null>
  panel: RefObject<HTMLElement | null>
  onListeners: (listeners: ButtonListeners) => void
}

const openDelay = 700
const skipDelay = 300

/** The panel that was open last, and when it was closed. */
let last: HTMLElement | undefined
let lastClosed = Number.NEGATIVE_INFINITY

const isOpen = (panel: HTMLElement | null | undefined) =>
  Boolean(panel?.togglePopover && panel.matches(':popover-open'))
const skipsDelay = () => isOpen(last) || performance.now() - lastClosed < skipDelay

/**
 * Opens and closes a panel the way a tooltip does, through Floating UI.
 *
 * Hovering waits 700 ms, unless another panel is open or was closed less than 300 ms ago. The pointer may move onto the
 * panel (WCAG 2.2, 1.4.13). Whatever else opens or closes the panel, such as a press, is followed.
 */
export default function TooltipEngine({ button, panel, onListeners }: TooltipEngineProps) {
  const [open, setOpen] = useState(() => isOpen(panel.current))
  /** Whether the panel is open because something rests on the button, and not because of a press. */
  const rests = useRef(false)
  const context = useFloatingRootContext({
    open,
    onOpenChange: (next) => {
      rests.current = next
      if (isOpen(panel.current) !== next) panel.current?.togglePopover?.(next)
    },
    elements: { reference: button.current, floating: panel.current },
  })
  const { getReferenceProps } = useInteractions([
    useHover(context, {
      delay: () => ({ open: skipsDelay() ? 0 : openDelay, close: skipDelay }),
      mouseOnly: true,
      move: false,
    }),
    useFocus(context),
    useDismiss(context, { referencePress: false }),
  ])
  useEffect(() => onListeners(getReferenceProps()), [onListeners, getReferenceProps])

  useEffect(() => {
    const element = panel.current
    const follow = (event: ToggleEvent) => {
      const nowOpen = event.newState === 'open'
      last = element ?? undefined
      if (!nowOpen) {
        lastClosed = performance.now()
        rests.current = false
      }
      setOpen(nowOpen)
    }
    element?.addEventListener('toggle', follow)
    return () => element?.removeEventListener('toggle', follow)
  }, [panel])

  useEffect(() => {
    const element = button.current
    // Somebody who presses wants to read: the first press keeps what the pointer or the focus has opened.
    const keep = (event: MouseEvent) => {
      if (rests.current) event.preventDefault()
      rests.current = false
    }
    element?.addEventListener('click', keep)
    return () => element?.removeEventListener('click', keep)
  }, [button])

  useEffect(() => {
    // What brought the library here happened before it listened.
    const element = button.current
    if (element?.matches(':focus-visible')) {
      rests.current = true
      panel.current?.togglePopover?.(true)
    } else if (element?.matches(':hover')) element.dispatchEvent(new MouseEvent('mouseenter'))
  }, [button, panel])

  return null
}
