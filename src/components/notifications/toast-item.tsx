import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Button } from '#src/components/ui/button.tsx'
import type { NotificationButton, ShownNotification } from '#src/lib/notify.ts'
import { useSwipe } from './use-swipe.ts'

export interface ToastItemProps {
  notification: ShownNotification
  /** 0 is the newest one, in front. */
  index: number
  /** How far from the edge it stands when the stack is open, in pixels. */
  offset: number
  removed: boolean
  expanded: boolean
  closeLabel: string
  onMeasure: (height: number) => void
  onClose: () => void
}

/** One notification. Its states are data attributes; the style sheet draws them. */
export function ToastItem({
  notification,
  index,
  offset,
  removed,
  expanded,
  closeLabel,
  onMeasure,
  onClose,
}: ToastItemProps) {
  const {
    title,
    description,
    type = 'default',
    position = 'bottom-right',
    action,
    cancel,
    dismissible = true,
  } = notification
  const item = useRef<HTMLLIElement>(null)
  const [mounted, setMounted] = useState(false)
  const { swipe, swiping, handlers } = useSwipe(position, dismissible, onClose)

  // biome-ignore lint/correctness/useExhaustiveDependencies: other words have another height
  useLayoutEffect(() => onMeasure(item.current?.offsetHeight ?? 0), [title, description])
  useEffect(() => {
    const frame = requestAnimationFrame(() => setMounted(true))
    return () => cancelAnimationFrame(frame)
  }, [])
  useLayoutEffect(() => {
    const style = item.current?.style
    style?.setProperty('--index', `${index}`)
    style?.setProperty('--offset', `${offset}px`)
    style?.setProperty('--swipe-x', `${swipe?.axis === 'x' ? swipe.distance : 0}px`)
    style?.setProperty('--swipe-y', `${swipe?.axis === 'y' ? swipe.distance : 0}px`)
  }, [index, offset, swipe])

  const choose = (button: NotificationButton) => () => {
    button.onSelect?.()
    onClose()
  }
  return (
    <li
      ref={item}
      className="toast"
      data-type={type}
      data-mounted={mounted}
      data-removed={removed}
      data-swiping={swiping}
      data-swiped={removed && swipe ? swipe.axis : undefined}
      data-expanded={expanded}
      data-behind={index > 2}
      {...handlers}
    >
      <div className="toast-words">
        <p className="toast-title">{title}</p>
        {description && <p className="text-sm text-muted">{description}</p>}
        {(action || cancel) && (
          <div className="toast-actions">
            {action && (
              <Button size="sm" onClick={choose(action)}>
                {action.label}
              </Button>
            )}
            {cancel && (
              <Button size="sm" variant="ghost" onClick={choose(cancel)}>
                {cancel.label}
              </Button>
            )}
          </div>
        )}
      </div>
      {dismissible && (
        <button type="button" className="toast-close" aria-label={closeLabel} onClick={onClose}>
          <svg viewBox="0 0 16 16" aria-hidden="true">
            <path d="M3 3l10 10M13 3L3 13" />
          </svg>
        </button>
      )}
    </li>
  )
}
