import { isPlainClick } from '#src/lib/is-plain-click.ts'
import type { NetworkSource } from './network-source.ts'
import { pageOf } from './page-of.ts'
import type { Visits } from './visits.ts'

const linkOf = ({ target }: Event) => (target instanceof Element ? target.closest('a') : null)

/**
 * Every link is a plain anchor. Once the application is there it leads on in place, and prefetches its page when a pointer
 * or the focus reaches it.
 */
export function followPlainLinks(visits: Pick<Visits, 'follow'>, source: Pick<NetworkSource, 'page'>): void {
  document.addEventListener('click', (event) => {
    const url = event.defaultPrevented || !isPlainClick(event) ? null : pageOf(linkOf(event))
    if (!url) return
    event.preventDefault()
    const { interest, about } = linkOf(event)?.dataset ?? {}
    void visits.follow(url.pathname + url.search + url.hash, { state: { interest, about } })
  })
  const prefetch = (event: Event) => {
    const url = pageOf(linkOf(event))
    if (url && url.pathname !== location.pathname) source.page(url.pathname).catch(() => {})
  }
  for (const name of ['pointerover', 'focusin', 'touchstart'] as const) {
    document.addEventListener(name, prefetch, { passive: true })
  }
}
