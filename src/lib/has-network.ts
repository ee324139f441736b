/**
 * Whether the site can be asked for anything: `true` at once where the browser knows of a network. One that knows of none
 * may still reach a site on its own machine, so the server is tried before anybody is refused.
 */
export function hasNetwork(): true | Promise<boolean> {
  if (navigator.onLine) return true
  return fetch('/', { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  )
}
