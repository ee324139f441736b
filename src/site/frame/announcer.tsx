import { useSyncExternalStore } from 'react'

let current = ''
const listeners = new Set<() => void>()

/**
 * Has a screen reader say something without moving the focus. A live region reads only what changes: the same words
 * twice in a row differ by an invisible space.
 */
export function announce(text: string): void {
  current = text === current ? `${text}\u00a0` : text
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The one polite live region, there from the first HTML on: a region created with its words is not read. */
export function Announcer() {
  const text = useSyncExternalStore(
    subscribe,
    () => current,
    () => '',
  )
  return (
    <div className="sr-only" role="status" aria-live="polite" aria-atomic="true">
      {text}
    </div>
  )
}
