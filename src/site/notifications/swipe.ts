import type { NotificationPosition } from '#src/site/notifications/notification.ts'

/** A flick of this speed closes a notification, in pixels per millisecond. */
export const closingSpeed = 0.11
/** A slow drag over this distance closes it too, in pixels. */
export const closingDistance = 48

/** The ways out of the screen: 1 to the right or down, -1 to the left or up, 0 not at all. */
export interface WayOut {
  x: -1 | 0 | 1
  y: -1 | 1
}

/** Notifications leave over the edges they stand at; on small screens all stand at the top. */
export function wayOut(position: NotificationPosition, smallScreen: boolean): WayOut {
  const [edge, side] = position.split('-')
  return { x: side === 'left' ? -1 : side === 'right' ? 1 : 0, y: edge === 'top' || smallScreen ? -1 : 1 }
}

export interface Swipe {
  axis: 'x' | 'y'
  /** Pixels along the axis, never against the way out. */
  distance: number
}

/** The part of a movement that leads out, along the axis it mostly follows. */
export function swipeOf(dx: number, dy: number, way: WayOut): Swipe {
  const axis = way.x !== 0 && Math.abs(dx) >= Math.abs(dy) ? 'x' : 'y'
  const moved = axis === 'x' ? dx : dy
  return { axis, distance: moved * way[axis] > 0 ? moved : 0 }
}

/** Whether letting go now closes the notification. */
export function closes({ distance }: Swipe, elapsedMs: number): boolean {
  const moved = Math.abs(distance)
  return moved >= closingDistance || (moved > 0 && moved / Math.max(elapsedMs, 1) > closingSpeed)
}
