import { afterPaint } from '#src/lib/after-paint.ts'
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
  // Where the rest is said in place: after it.
  if (notification.heard === undefined) readOut(shown)
  else afterPaint(() => readOut(shown))
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
