import { savesData } from '#src/lib/saves-data.ts'
import { whenIdle } from '#src/lib/when-idle.ts'
import { whenLoaded } from '#src/lib/when-loaded.ts'
import { pageOf } from './page-of.ts'

/** How many pages are fetched before anybody comes near their links: some 60 KB. */
const unasked = 4

/**
 * Has a page in the cache: a visit asks whether it is still good, and need not wait for its words. `<link rel=prefetch>`
 * is unknown to Safari 17, and Firefox 140 holds it against `default-src`, whatever the policy says of connections.
 */
function keepInCache({ pathname }: URL): void {
  void fetch(pathname, { priority: 'low' })
    .then((answer) => answer.blob())
    .catch(() => undefined)
}

/** Links to other pages that are on the screen, in their order. What a script answers, as the search, is no such link. */
function linksOnScreen(report: (links: HTMLAnchorElement[]) => void): void {
  const observer = new IntersectionObserver((entries) => {
    observer.disconnect()
    report(entries.filter(({ isIntersecting }) => isIntersecting).map(({ target }) => target as HTMLAnchorElement))
  })
  for (const link of document.querySelectorAll('a[href]:not([data-behavior])')) observer.observe(link)
}

/**
 * Fetches pages ahead: those the first screen leads to when the page has loaded and the browser is idle, any other when a
 * pointer or the focus reaches its link. Browsers that know the rules of the page (`scripts/outputs/speculation-rules.ts`)
 * do the second without being asked, and the first for links that are marked. Nothing for visitors who save data.
 */
export function prefetchLinks(): void {
  if (savesData()) return
  const knowsRules = HTMLScriptElement.supports?.('speculationrules') === true
  const fetched = new Set([location.pathname])
  const prefetch = (link: HTMLAnchorElement) => {
    const url = pageOf(link)
    if (!url || fetched.has(url.pathname)) return
    fetched.add(url.pathname)
    if (knowsRules) link.dataset.ahead = ''
    else keepInCache(url)
  }
  const prefetchSome = (links: HTMLAnchorElement[]) => {
    for (const link of links) if (fetched.size <= unasked) prefetch(link)
  }
  whenLoaded(() => whenIdle(() => linksOnScreen(prefetchSome)))
  if (knowsRules) return
  const reached = ({ target }: Event) => {
    const link = target instanceof Element && target.closest('a')
    if (link) prefetch(link)
  }
  for (const name of ['pointerover', 'focusin', 'touchstart'] as const)
    document.addEventListener(name, reached, { passive: true })
}
