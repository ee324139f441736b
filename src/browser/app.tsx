import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { networkSource, notFoundPath } from './network-source.ts'
import { followPlainLinks } from './plain-links.ts'
import { pageId, rootId, routeTable } from './routes.tsx'
import { visitPage } from './visit-page.ts'

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
  const [layout, page] = await Promise.all([source.layout(), source.page(path)])
  const routes = routeTable({
    layout: source.layout,
    page: (request) => visitPage(request, source),
    // The page that only leads elsewhere is shown as any other where it was opened.
    redirects: layout.redirects.filter(({ from }) => from !== path),
  })
  const router = createBrowserRouter(routes, { hydrationData: { loaderData: { [rootId]: layout, [pageId]: page } } })
  followPlainLinks(router, source)
  keepStylesheet(layout.stylesheet)
  if (import.meta.env.DEV) void import('#src/dev/live-content.ts').then((module) => module.liveContent(router, source))
  // In a transition React yields between pieces of the page, so that a press in between is answered.
  startTransition(() => {
    hydrateRoot(
      root,
      <StrictMode>
        <RouterProvider router={router} />
      </StrictMode>,
    )
  })
}
