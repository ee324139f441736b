import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { fadeBetweenPages } from './fade-between-pages.ts'
import { canonicalPath, networkSource } from './network-source.ts'
import { followPlainLinks } from './plain-links.ts'
import { pageRoute, redirectRoute, rootId, routeTable } from './routes.tsx'

const notFoundPath = '/404'

/** A page that is left takes its link to the blocks' styles with it; this one stays. */
function keepStylesheet(href: string) {
  if (!href) return
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = href
  document.head.append(link)
}

/** Takes over the prerendered page: fetches its data, then hydrates. Called once. */
export async function start(): Promise<void> {
  const root = document.getElementById('root') as HTMLElement
  const path = root.dataset.page ?? notFoundPath
  if (path !== notFoundPath && location.pathname !== path) {
    history.replaceState(history.state, '', path + location.search + location.hash)
  }
  const source = networkSource()
  const [layout, page] = await Promise.all([source.layout(), source.initial(path)])
  const own = path === notFoundPath ? [] : [pageRoute(path, source)]
  const redirects = layout.redirects.map(({ from, to }) => redirectRoute(from, to))
  const router = createBrowserRouter(routeTable(source, [...own, ...redirects]), {
    hydrationData: { loaderData: { [rootId]: layout, [path === notFoundPath ? '*' : path]: page } },
    patchRoutesOnNavigation: async ({ path: target, patch }) => {
      const known = canonicalPath(target)
      if (await source.find(known)) patch(rootId, [pageRoute(known, source)])
    },
  })
  fadeBetweenPages(router)
  followPlainLinks(router, source)
  keepStylesheet(layout.stylesheet)
  if (import.meta.env.DEV) void import('#src/dev/live-content.ts').then((module) => module.liveContent(router, source))
  hydrateRoot(
    root,
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  )
}
