import { isPageLeft } from '#src/lib/is-page-left.ts'

const key = 'reload-once'

/**
 * Reloads the page unless it is being left, or that was already tried for this address in this session. Says whether it
 * reloads.
 */
export function reloadOnce(): boolean {
  if (isPageLeft()) return false
  const { pathname } = window.location
  try {
    if (sessionStorage.getItem(key) === pathname) return false
    sessionStorage.setItem(key, pathname)
  } catch {
    return false
  }
  window.location.reload()
  return true
}
