import type { ReactNode } from 'react'
import { createPath, type Location, NavigationType, type Navigator } from 'react-router-dom'
import type { PageData } from '#src/pages/page-data.ts'
import { sayLoading } from '#src/site/frame/say-loading.ts'
import type { LayoutData } from '#src/site/layout-data.ts'
import { reportLostConnection } from '#src/site/notifications/connection-notice.tsx'
import { isConnectionError } from './connection-error.ts'
import type { NetworkSource } from './network-source.ts'

/** The page a visitor arrived at: its HTML stays, and only its islands are hydrated. */
export interface FirstView {
  path: string
  nodes: ReactNode[]
}

/** What is on screen: an address, and its page or what went wrong with it, in the frame of the site. */
export interface Visit {
  layout: LayoutData
  location: Location
  type: NavigationType
  page?: PageData | FirstView | undefined
  error?: unknown
}

/** Where the visitor is, and the ways to go elsewhere. */
export interface Visits {
  readonly current: Visit
  /** The same, for React's stores. */
  read: () => Visit
  /** Calls back after every change. Returns the way to stop. */
  subscribe: (listener: () => void) => () => void
  /** Goes to an address of this site, such as `/services?category=all#top`. */
  follow: (href: string, options?: { state?: unknown; replace?: boolean }) => Promise<void>
  /** Fetches the frame and the page on screen again. */
  refresh: () => Promise<void>
  /** For the hooks of React Router. */
  navigator: Navigator
}

const newKey = () => crypto.getRandomValues(new Uint32Array(1))[0]?.toString(36) ?? ''

/** The address bar as a location. What a page handed on, and the key by which scroll positions are kept, lie in the history. */
function here(): Location {
  const { pathname, search, hash } = window.location
  const { usr = null, key } = (history.state ?? {}) as { usr?: unknown; key?: string }
  if (!key) history.replaceState({ ...history.state, key: newKey() }, '')
  return { pathname, search, hash, state: usr, key: (history.state as { key: string }).key }
}

/**
 * Follows links in place. The page on screen stays until the next one is there; another view of it, such as a filter or a
 * fragment, asks the network for nothing. When the connection is lost the page stays and a notice says why: only after
 * Back, which has changed the address already, there is nothing to stay on.
 */
export function openVisits(page: Visit['page'], layout: LayoutData, source: NetworkSource): Visits {
  const listeners = new Set<() => void>()
  let current: Visit = { layout, location: here(), type: NavigationType.Pop, page }
  let asked = 0
  let loaded = () => {}

  const show = (visit: Visit) => {
    current = visit
    for (const listener of listeners) listener()
  }
  /** The page at a path, or why it is not there. Undefined when the visitor has gone on meanwhile. */
  const arrive = async (pathname: string): Promise<Pick<Visit, 'page' | 'error'> | undefined> => {
    asked += 1
    loaded()
    if (current.page && pathname === current.location.pathname) return { page: current.page }
    const ticket = asked
    loaded = sayLoading(current.layout.ui.loading)
    const outcome = await source.page(pathname).then(
      (page) => ({ page }),
      (error: unknown) => ({ error }),
    )
    if (ticket !== asked) return undefined
    loaded()
    return outcome
  }
  const follow: Visits['follow'] = async (href, { state = null, replace } = {}) => {
    const url = new URL(href, window.location.href)
    const redirect = current.layout.redirects.find(({ from }) => from === url.pathname)
    if (redirect)
      return follow(redirect.to + (redirect.to.includes('#') ? '' : url.hash), { state, replace: replace ?? false })
    const outcome = await arrive(url.pathname)
    if (!outcome) return
    if (outcome.error && isConnectionError(outcome.error)) return reportLostConnection(url.pathname + url.search)
    const stays = replace ?? url.href === window.location.href
    history[stays ? 'replaceState' : 'pushState']({ usr: state, key: newKey() }, '', url)
    show({
      layout: current.layout,
      location: here(),
      type: stays ? NavigationType.Replace : NavigationType.Push,
      ...outcome,
    })
  }
  addEventListener('popstate', async () => {
    const location = here()
    const outcome = await arrive(location.pathname)
    if (outcome) show({ layout: current.layout, location, type: NavigationType.Pop, ...outcome })
  })
  const hrefOf = (to: Parameters<Navigator['push']>[0]) => (typeof to === 'string' ? to : createPath(to))
  return {
    get current() {
      return current
    },
    read: () => current,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    follow,
    async refresh() {
      const [frame, page] = await Promise.all([source.layout(), source.page(current.location.pathname)])
      show({ ...current, layout: frame, page, error: undefined })
    },
    navigator: {
      createHref: hrefOf,
      go: (steps) => history.go(steps),
      push: (to, state) => void follow(hrefOf(to), { state, replace: false }),
      replace: (to, state) => void follow(hrefOf(to), { state, replace: true }),
    },
  }
}
