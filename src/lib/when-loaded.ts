/** Does something when the page has loaded with all it shows; at once when it has already. */
export function whenLoaded(act: () => void): void {
  if (document.readyState === 'complete') act()
  else addEventListener('load', act, { once: true })
}
