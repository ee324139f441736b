import { type Toast, toast } from 'react-hot-toast/headless'
import type { NotificationPosition, ShownNotification } from '#src/site/notifications/notification.ts'

/** How long a notification is on its way out. */
export const leavingMs = 240

const defaultPosition = 'bottom-right'
const durations = { default: 6000, success: 8000, destructive: Number.POSITIVE_INFINITY }
const shown = new Map<string, ShownNotification>()

/** Puts a notification on screen; with an id that is on screen already, in place of the earlier one. */
export function showToast(notification: ShownNotification): void {
  const { id, title, type = 'default', position = defaultPosition, duration = durations[type] } = notification
  shown.set(id, notification)
  toast(title, { id, position, duration, removeDelay: leavingMs })
}

/** The whole notification behind a toast of the store, which itself only keeps the title. */
export function notificationOf(id: string): ShownNotification | undefined {
  return shown.get(id)
}

/** Lets a notification leave. */
export function dismissToast(id: string): void {
  toast.dismiss(id)
}

/** The corner a toast stands in. */
export function positionOf(shownToast: Toast): NotificationPosition {
  return shownToast.position ?? defaultPosition
}
