import type { createBrowserRouter } from 'react-router-dom'
import { motionAllowed } from '#src/lib/preferences.ts'

type Router = ReturnType<typeof createBrowserRouter>

/** Where React Router would remember, beyond this document, which pages faded into which. */
const remembered = 'remix-router-transitions'

/**
 * One page fades into the next wherever the browser can do it and motion is welcome. Filters and links within a page
 * change at once. Nothing of it is stored: the site keeps two preferences on a visitor's device and no more.
 */
export function fadeBetweenPages(router: Router): void {
  const navigate = router.navigate as (to: unknown, options?: object) => Promise<void>
  router.navigate = (to: unknown, options?: object) =>
    typeof to === 'number' ? navigate(to) : navigate(to, { ...options, viewTransition: isVisit(to) && canFade() })
  addEventListener('pagehide', forget)
}

const canFade = () => 'startViewTransition' in document && motionAllowed()

/** Whether an address is another page, not another view of this one. */
function isVisit(to: unknown): boolean {
  const path = typeof to === 'string' ? to : (to as { pathname?: string } | null)?.pathname
  return Boolean(path) && new URL(path as string, location.href).pathname !== location.pathname
}

function forget(): void {
  try {
    sessionStorage.removeItem(remembered)
  } catch {
    // Storage is blocked, so nothing was stored.
  }
}
