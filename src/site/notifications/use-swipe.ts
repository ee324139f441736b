import { type PointerEvent, useRef, useState } from 'react'
import type { NotificationPosition } from '#src/site/notifications/notification.ts'
import { closes, type Swipe, swipeOf, wayOut } from './swipe.ts'

/** Below this movement in pixels a press is still a press. */
const slack = 4

/** Lets a notification be pushed off the screen. Its close button is the other way to do it. */
export function useSwipe(position: NotificationPosition, enabled: boolean, close: () => void) {
  const start = useRef<{ x: number; y: number; time: number } | null>(null)
  const [swipe, setSwipe] = useState<Swipe | null>(null)

  const follow = (event: PointerEvent): Swipe | null => {
    if (!start.current) return null
    const small = window.matchMedia('(width < 40em)').matches
    return swipeOf(event.clientX - start.current.x, event.clientY - start.current.y, wayOut(position, small))
  }
  const stop = () => {
    start.current = null
    setSwipe(null)
  }

  const handlers = {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (!enabled || event.button !== 0 || (event.target as Element).closest('button')) return
      start.current = { x: event.clientX, y: event.clientY, time: event.timeStamp }
      event.currentTarget.setPointerCapture?.(event.pointerId)
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const moved = follow(event)
      if (moved && (swipe || Math.abs(moved.distance) > slack)) setSwipe(moved)
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const moved = follow(event)
      const elapsed = event.timeStamp - (start.current?.time ?? 0)
      start.current = null
      // A notification that is leaving goes on from where it was let go.
      if (moved && closes(moved, elapsed)) return close()
      setSwipe(null)
    },
    onPointerCancel: stop,
  }
  return { swipe, swiping: swipe !== null && start.current !== null, handlers }
}
