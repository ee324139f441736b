import { savesData } from '#src/lib/saves-data.ts'
import { pageOf } from './page-of.ts'

/**
 * Fetches a page ahead when a pointer or the focus reaches its link, for browsers that do not know the
 * rules of the page that ask for it (`scripts/outputs/speculation-rules.ts`). Not for visitors who save data.
 */
export function prefetchLinks(): void {
  if (HTMLScriptElement.supports?.('speculationrules') || savesData()) return
  const fetched = new Set([location.pathname])
  const prefetch = ({ target }: Event) => {
    const url = pageOf(target instanceof Element ? target.closest('a') : null)
    if (!url || fetched.has(url.pathname)) return
    fetched.add(url.pathname)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', href: url.pathname }))
  }
  for (const name of ['pointerover', 'focusin', 'touchstart'] as const)
    document.addEventListener(name, prefetch, { passive: true })
}
