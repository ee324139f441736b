import { savesData } from '#src/lib/saves-data.ts'
import { whenIdle } from '#src/lib/when-idle.ts'
import type { NetworkSource } from './network-source.ts'
import { pageOf } from './page-of.ts'
import type { Visits } from './visits.ts'

/** So many pages are fetched ahead between two visits: with their scripts, hardly more than 100 KB. */
const most = 8

/**
 * Fetches, while the browser is idle, the pages whose links are on the screen: one after the other, from the first sign
 * that somebody is there, and not for visitors who save data.
 */
export function prefetchVisible(visits: Visits, source: Pick<NetworkSource, 'page'>): void {
  if (savesData()) return
  let observer: IntersectionObserver | undefined
  const fetchAhead = async (path: string) => {
    if (navigator.onLine) await source.page(path).catch(() => {})
  }
  const watch = () => {
    observer?.disconnect()
    let left = most
    let last = Promise.resolve()
    const seen = new Set([location.pathname])
    observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) {
        const page = isIntersecting ? pageOf(target as HTMLAnchorElement) : null
        if (!page || left === 0 || seen.has(page.pathname)) continue
        left -= 1
        seen.add(page.pathname)
        last = last.then(() => new Promise<void>(whenIdle)).then(() => fetchAhead(page.pathname))
      }
    })
    for (const link of document.querySelectorAll('a[href^="/"]')) observer.observe(link)
  }
  const signs = ['pointermove', 'touchstart', 'keydown', 'scroll'] as const
  const begin = () => {
    for (const sign of signs) removeEventListener(sign, begin)
    whenIdle(watch)
    visits.subscribe(() => whenIdle(watch))
  }
  for (const sign of signs) addEventListener(sign, begin, { passive: true })
}
