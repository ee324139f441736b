import { isPageLeft } from '#src/lib/is-page-left.ts'
import { isTyped } from './tell-lost.ts'

const key = 'reload-once'

/**
 * Reloads the page unless it is being left, or has words somebody has typed, which would be lost, or that was already tried
 * for this address in this session. Says whether it reloads.
 */
export function reloadOnce(): boolean {
  if (isPageLeft() || isTyped(document)) return false
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
