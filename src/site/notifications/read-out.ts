import type { Notification } from './notification.ts'

/** After this time the words are taken away again, so that nobody comes across old news while reading the page. */
const keptMs = 10_000

let timer: ReturnType<typeof setTimeout> | undefined

/** Has a screen reader say a notification: what went wrong interrupts, everything else waits its turn. */
export function readOut({ title, description, type, heard }: Notification): void {
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
