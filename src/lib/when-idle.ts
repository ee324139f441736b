/** Does something when the browser has nothing else to do; soon where it cannot tell. */
export function whenIdle(act: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(act)
  else setTimeout(act)
}
