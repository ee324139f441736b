import type { createBrowserRouter } from 'react-router-dom'
import { isPlainClick } from '#src/lib/is-plain-click.ts'
import type { NetworkSource } from './network-source.ts'

type Router = ReturnType<typeof createBrowserRouter>

/** The internal page a link leads to, or null when the browser should follow it itself. */
function internalTarget(event: Event): URL | null {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return null
  const url = new URL(link.href)
  if (/\.[a-z0-9]+$/i.test(url.pathname)) return null
  if (
    url.pathname === location.pathname &&
    url.search === location.search &&
    (url.hash || link.getAttribute('href') === '#')
  )
    return null
  return url
}

/**
 * Links written in content are plain anchors. After hydration they navigate in place like the router's own,
 * and any internal link prefetches its page when a pointer or the focus reaches it.
 */
export function followPlainLinks(router: Router, source: NetworkSource): void {
  document.addEventListener('click', (event) => {
    const url = event.defaultPrevented || !isPlainClick(event) ? null : internalTarget(event)
    if (!url) return
    event.preventDefault()
    void router.navigate(url.pathname + url.search + url.hash)
  })
  const prefetch = (event: Event) => {
    const url = internalTarget(event)
    if (url) source.page(url.pathname).catch(() => {})
  }
  for (const name of ['pointerover', 'focusin', 'touchstart'] as const) {
    document.addEventListener(name, prefetch, { passive: true })
  }
}
