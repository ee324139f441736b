import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Notification, NotificationButton, ShownNotification } from '#src/site/notifications/notification.ts'
import { Button } from '#src/ui/button.tsx'
import { IconButton } from '#src/ui/icon-button.tsx'
import type { Swipe } from './swipe.ts'
import { useSwipe } from './use-swipe.ts'

/** Where a notification stands in its stack. */
interface StackPlace {
  /** 0 is the newest one, in front. */
  index: number
  /** How far from the edge it stands when the stack is open, in pixels. */
  offset: number
}

export interface ToastItemProps extends StackPlace {
  notification: ShownNotification
  removed: boolean
  expanded: boolean
  closeLabel: string
  onMeasure: (height: number) => void
  onClose: () => void
}

/** One notification. Its states are data attributes; the style sheet draws them. */
export function ToastItem({
  notification,
  removed,
  expanded,
  closeLabel,
  onMeasure,
  onClose,
  ...place
}: ToastItemProps) {
  const { title, description, type = 'default', position = 'bottom-right', dismissible = true } = notification
  const item = useRef<HTMLLIElement>(null)
  const mounted = useMounted()
  const { swipe, swiping, handlers } = useSwipe(position, dismissible, onClose)
  usePlace(item, place, swipe)
  // biome-ignore lint/correctness/useExhaustiveDependencies: other words have another height
  useLayoutEffect(() => onMeasure(item.current?.offsetHeight ?? 0), [title, description])

  return (
    <li
      ref={item}
      className="toast"
      data-type={type}
      data-mounted={mounted}
      data-removed={removed}
      data-swiping={swiping}
      data-expanded={expanded}
      data-behind={place.index > 2}
      {...handlers}
    >
      <div>
        <p className="font-semibold">{title}</p>
        {description && <p className="text-sm text-muted">{description}</p>}
        <ToastActions {...notification} onClose={onClose} />
      </div>
      {dismissible && (
        <IconButton className="toast-close" name={closeLabel} onClick={onClose}>
          <path d="M3 3l10 10M13 3L3 13" />
        </IconButton>
      )}
    </li>
  )
}

interface ToastActionsProps extends Pick<Notification, 'action' | 'cancel'> {
  onClose: () => void
}

/** The buttons of a notification. Each closes it. */
function ToastActions({ action, cancel, onClose }: ToastActionsProps) {
  if (!action && !cancel) return null
  const button = ({ label, onSelect }: NotificationButton, variant: 'default' | 'ghost') => (
    <Button
      size="sm"
      variant={variant}
      onClick={() => {
        onSelect?.()
        onClose()
      }}
    >
      {label}
    </Button>
  )
  return (
    <div className="mt-3 flex gap-2">
      {action && button(action, 'default')}
      {cancel && button(cancel, 'ghost')}
    </div>
  )
}

/** Becomes true one frame after the element is there, so that there is something to move from. */
function useMounted(): boolean {
  const [mounted, setMounted] = useState(false)
  useEffect(() => {
    const frame = requestAnimationFrame(() => setMounted(true))
    return () => cancelAnimationFrame(frame)
  }, [])
  return mounted
}

/** Hands the measures to the style sheet. From script, because the policy of the site allows no style attributes. */
function usePlace(item: RefObject<HTMLElement | null>, { index, offset }: StackPlace, swipe: Swipe | null) {
  useLayoutEffect(() => {
    const style = item.current?.style
    style?.setProperty('--index', `${index}`)
    style?.setProperty('--offset', `${offset}px`)
    style?.setProperty('--swipe-x', `${swipe?.axis === 'x' ? swipe.distance : 0}px`)
    style?.setProperty('--swipe-y', `${swipe?.axis === 'y' ? swipe.distance : 0}px`)
  }, [item, index, offset, swipe])
}
