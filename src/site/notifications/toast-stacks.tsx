import { useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { useToaster } from 'react-hot-toast/headless'
import type { ShownNotification } from '#src/site/notifications/notification.ts'
import { ToastStack } from './toast-stack.tsx'
import { dismissToast, positionOf, showToast } from './toast-store.ts'
import { useAttention } from './use-attention.ts'
import { useRegionFocus } from './use-region-focus.ts'

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
