import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'

/** A button and the native popover it opens. */
export interface PopoverMenu {
  button: RefObject<HTMLButtonElement | null>
  panel: RefObject<HTMLDivElement | null>
  open: boolean
  /** Closes the menu, and puts the focus back on the button when asked to. */
  close: (focusButton?: boolean) => void
  /** For browsers without popovers, where the button alone does nothing. */
  toggle: () => void
}

const native = (panel: HTMLElement) => typeof panel.showPopover === 'function'

const isOpen = (panel: HTMLElement) =>
  native(panel) ? panel.matches(':popover-open') : panel.dataset.open !== undefined

function show(panel: HTMLElement, open: boolean): void {
  if (native(panel)) {
    if (isOpen(panel) !== open) panel.togglePopover(open)
  } else if (open) panel.dataset.open = ''
  else delete panel.dataset.open
}

/**
 * Takes over a menu that works without script: the browser opens and closes the popover, this keeps `aria-expanded`
 * true to it. The attribute is written to the element, not rendered: the menu may be open before React arrives.
 */
export function usePopoverMenu(): PopoverMenu {
  const button = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)

  const reflect = useCallback((state: boolean) => {
    button.current?.setAttribute('aria-expanded', String(state))
    setOpen(state)
  }, [])

  useEffect(() => {
    const element = panel.current
    if (!element) return
    const onToggle = (event: Event) => reflect((event as ToggleEvent).newState === 'open')
    reflect(isOpen(element))
    element.addEventListener('beforetoggle', onToggle)
    return () => element.removeEventListener('beforetoggle', onToggle)
  }, [reflect])

  const set = useCallback(
    (state: boolean) => {
      if (!panel.current) return
      show(panel.current, state)
      if (!native(panel.current)) reflect(state)
    },
    [reflect],
  )

  const close = useCallback(
    (focusButton = false) => {
      set(false)
      if (focusButton) button.current?.focus()
    },
    [set],
  )

  const toggle = useCallback(() => {
    if (panel.current && !native(panel.current)) set(!isOpen(panel.current))
  }, [set])

  return { button, panel, open, close, toggle }
}
