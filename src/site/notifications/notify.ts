import type { Notification } from './notification.ts'
import { readOut } from './read-out.ts'

let count = 0

const load = () => import('./toast-stacks.tsx')

/**
 * Shows a notification, reads it out, and returns its id. What draws it is fetched with the first one: without a
 * connection the words are still read out, and whoever sends them shows them in place too.
 */
export function notify(notification: Notification): string {
  count += 1
  const shown = { ...notification, id: notification.id ?? `notification-${count}` }
  readOut(shown)
  load().then(
    (module) => module.showNotification(shown),
    () => {},
  )
  return shown.id
}

/** Fetches what draws notifications ahead of time, so that one about a lost connection can appear. */
export function prepareNotifications(): void {
  load().catch(() => {})
}
