/** So many milliseconds after what had the focus is gone, a screen reader knows that it is. */
const settled = 300

/**
 * Moves the focus to what took the place of the element that had it. Orca finds a place for itself where that is gone, and
 * says nothing of what has the focus already. Whoever moved on meanwhile stays there. Returns the way to stop.
 */
export function focusAfterLoss(element: HTMLElement | null): () => void {
  const timer = setTimeout(() => document.activeElement === document.body && element?.focus(), settled)
  return () => clearTimeout(timer)
}
