import { useLayoutEffect, useRef } from 'react'
import type { Toast, useToaster } from 'react-hot-toast/headless'
import type { NotificationPosition } from '#src/site/notifications/notification.ts'
import { ToastItem } from './toast-item.tsx'
import { notificationOf } from './toast-store.ts'

/** Pixels between the notifications of an open stack. */
const gap = 12

export interface ToastStackProps {
  position: NotificationPosition
  toasts: readonly Toast[]
  handlers: ReturnType<typeof useToaster>['handlers']
  expanded: boolean
  hover: { onPointerEnter: () => void; onPointerLeave: () => void }
  closeLabel: string
  onClose: (id: string) => void
}

/** The notifications of one corner, the newest in front; they spread out when someone turns to them. */
export function ToastStack({ position, toasts, handlers, expanded, hover, closeLabel, onClose }: ToastStackProps) {
  const list = useRef<HTMLOListElement>(null)
  const visible = toasts.filter((toast) => toast.visible)
  const front = visible[0]?.height ?? 0
  const open = visible.reduce((sum, toast) => sum + (toast.height ?? 0) + gap, -gap)

  useLayoutEffect(() => {
    list.current?.style.setProperty('--front', `${front}px`)
    list.current?.style.setProperty('--height', `${expanded ? Math.max(open, 0) : front}px`)
  }, [front, open, expanded])

  return (
    <ol ref={list} className="toasts" data-position={position} data-expanded={expanded} {...hover}>
      {toasts.map((toast) => {
        const notification = notificationOf(toast.id)
        if (!notification) return null
        return (
          <ToastItem
            key={toast.id}
            notification={notification}
            index={Math.max(visible.indexOf(toast), 0)}
            offset={handlers.calculateOffset(toast, { gutter: gap })}
            removed={toast.dismissed}
            expanded={expanded}
            closeLabel={closeLabel}
            onMeasure={(height) => handlers.updateHeight(toast.id, height)}
            onClose={() => onClose(toast.id)}
          />
        )
      })}
    </ol>
  )
}
