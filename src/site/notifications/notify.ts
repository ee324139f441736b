import { afterPaint } from '#src/lib/after-paint.ts'
import type { Notification } from './notification.ts'

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

/** After this time the words are taken away again, so that nobody comes across old news while reading the page. */
const keptMs = 10_000

let timer: ReturnType<typeof setTimeout> | undefined

/** Has a screen reader say a notification: what went wrong interrupts, everything else waits its turn. */
function readOut({ title, description, type, heard }: Notification): void {
  const nodes = document.querySelectorAll('#notifications > [aria-live]')
  const politeness = type === 'destructive' ? 'assertive' : 'polite'
  const text = heard ?? [title, description].filter(Boolean).join(' ')
  for (const node of nodes) {
    // Only a change is read: the same words again differ by a space nobody hears.
    const words = node.textContent === text ? `${text}\u00a0` : text
    node.textContent = node.getAttribute('aria-live') === politeness ? words : ''
  }
  clearTimeout(timer)
  timer = setTimeout(() => {
    for (const node of nodes) node.textContent = ''
  }, keptMs)
}
