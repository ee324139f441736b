const id = 'announcer'

/**
 * Has a screen reader say something without moving the focus. A live region reads only what changes: the same words
 * twice in a row differ by an invisible space.
 */
export function announce(text: string): void {
  const region = document.getElementById(id)
  if (region) region.textContent = text === region.textContent ? `${text}\u00a0` : text
}

/**
 * The one polite live region, there from the first HTML on: a region created with its words is not read. It is no `status`,
 * which readers come across as an empty bar at the end of every page.
 */
export function Announcer() {
  return <div id={id} className="sr-only" aria-live="polite" aria-atomic="true" />
}
