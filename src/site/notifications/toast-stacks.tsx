import { type RefObject, useEffect } from 'react'
import { useToaster } from 'react-hot-toast/headless'
import type { ShownNotification } from '#src/site/notifications/notify.ts'
import { ToastStack } from './toast-stack.tsx'
import { dismissToast, forgetAllBut, positionOf, showToast } from './toast-store.ts'
import { useAttention } from './use-attention.ts'
import { useRegionFocus } from './use-region-focus.ts'

export interface ToastStacksProps {
  region: RefObject<HTMLElement | null>
  /** Notifications that have come in and are not yet in the store. */
  arrivals: readonly ShownNotification[]
  onTaken: (left: readonly ShownNotification[]) => void
  closeLabel: string
}

/** Everything on screen, one stack for each corner in use. */
export default function ToastStacks({ region, arrivals, onTaken, closeLabel }: ToastStacksProps) {
  const { toasts, handlers } = useToaster()
  const { expanded, paused, hover } = useAttention(region)
  const goBack = useRegionFocus(region, toasts.length > 0)

  // Before the arrivals, which are not in the list of this render.
  useEffect(() => forgetAllBut(toasts.map(({ id }) => id)), [toasts])
  useEffect(() => {
    if (arrivals.length === 0) return
    for (const notification of arrivals) showToast(notification)
    onTaken([])
  }, [arrivals, onTaken])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the handlers are new at every render
  useEffect(() => (paused ? handlers.startPause() : handlers.endPause()), [paused])

  const close = (id: string) => {
    const others = toasts.some((toast) => toast.visible && toast.id !== id)
    if (region.current?.contains(document.activeElement)) {
      if (others) region.current.focus({ preventScroll: true })
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
      closeLabel={closeLabel}
      onClose={close}
    />
  ))
}
