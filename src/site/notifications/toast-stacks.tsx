import { useCallback, useEffect, useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { useToaster } from 'react-hot-toast/headless'
import type { ShownNotification } from '#src/site/notifications/notification.ts'
import { ToastStack } from './toast-stack.tsx'
import { dismissToast, positionOf, showToast } from './toast-store.ts'

let container: HTMLElement | undefined

/** Shows a notification in the region of the page. */
export function showNotification(notification: ShownNotification): void {
  showToast(notification)
  const region = document.getElementById('notifications')
  if (container?.isConnected || !region) return
  container = region.appendChild(document.createElement('div'))
  createRoot(container).render(<ToastStacks region={region} />)
}

/** Everything on screen, one stack for each corner in use. */
function ToastStacks({ region }: { region: HTMLElement }) {
  const { toasts, handlers } = useToaster()
  const { expanded, paused, hover } = useAttention(region)
  const goBack = useRegionFocus(region, toasts.length > 0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the handlers are new at every render
  useEffect(() => (paused ? handlers.startPause() : handlers.endPause()), [paused])

  const close = (id: string) => {
    const others = toasts.some((toast) => toast.visible && toast.id !== id)
    if (region.contains(document.activeElement)) {
      if (others) region.focus({ preventScroll: true })
      else goBack()
    }
    dismissToast(id)
  }
  const positions = [...new Set(toasts.map(positionOf))]
  return positions.map((position) => (
    <ToastStack
      key={position}
      position={position}
      toasts={toasts.filter((toast) => positionOf(toast) === position)}
      handlers={handlers}
      expanded={expanded}
      hover={hover}
      closeLabel={region.dataset.close ?? ''}
      onClose={close}
    />
  ))
}

/** Whether someone has turned to the notifications, with the pointer or the keyboard, and whether the page is in sight. */
function useAttention(region: HTMLElement) {
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  const [hidden, setHidden] = useState(false)

  useEffect(() => {
    const onFocus = () => setFocused(region.contains(document.activeElement))
    const onBlur = ({ relatedTarget }: FocusEvent) =>
      setFocused(relatedTarget instanceof Node && region.contains(relatedTarget))
    const onVisibility = () => setHidden(document.hidden)
    region.addEventListener('focusin', onFocus)
    region.addEventListener('focusout', onBlur)
    document.addEventListener('visibilitychange', onVisibility)
    onFocus()
    return () => {
      region.removeEventListener('focusin', onFocus)
      region.removeEventListener('focusout', onBlur)
      document.removeEventListener('visibilitychange', onVisibility)
    }
  }, [region])

  const expanded = hovered || focused
  return {
    expanded,
    paused: expanded || hidden,
    hover: { onPointerEnter: () => setHovered(true), onPointerLeave: () => setHovered(false) },
  }
}

/** Alt+T, but not the AltGr+T of some keyboards, which writes a character. */
function isHotkey(event: KeyboardEvent): boolean {
  const alone = event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey
  return alone && event.code === 'KeyT' && !event.getModifierState('AltGraph')
}

/** Alt+T moves the focus to the notifications, Escape takes it back to where it was. Returns the way back. */
function useRegionFocus(region: HTMLElement, hasToasts: boolean): () => void {
  const before = useRef<Element | null>(null)
  const goBack = useCallback(() => {
    if (before.current instanceof HTMLElement && before.current.isConnected)
      before.current.focus({ preventScroll: true })
    else if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    before.current = null
  }, [])

  useEffect(() => {
    if (!hasToasts) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (isHotkey(event)) {
        event.preventDefault()
        region.focus({ preventScroll: true })
      } else if (event.key === 'Escape' && region.contains(document.activeElement)) goBack()
    }
    const onFocusIn = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Element && !region.contains(relatedTarget)) before.current = relatedTarget
    }
    document.addEventListener('keydown', onKeyDown)
    region.addEventListener('focusin', onFocusIn)
    return () => {
      document.removeEventListener('keydown', onKeyDown)
      region.removeEventListener('focusin', onFocusIn)
    }
  }, [region, hasToasts, goBack])

  return goBack
}
