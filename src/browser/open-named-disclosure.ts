/**
 * Opens the disclosure the fragment of the address names: browsers open only those that a target lies in. One in an island
 * waits until its block is alive and can decide for itself.
 */
export function openNamed(): void {
  const named = document.getElementById(decodeURIComponent(window.location.hash.slice(1)))
  if (named instanceof HTMLDetailsElement && !named.closest('[data-island]')) named.open = true
}

/** Opens the disclosure an address names, now and whenever the fragment changes. */
export function openNamedDisclosures(): void {
  openNamed()
  addEventListener('hashchange', openNamed)
}
