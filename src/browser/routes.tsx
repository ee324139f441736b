import { useEffect, useLayoutEffect } from 'react'
import { Outlet, type RouteObject, redirect, useLoaderData, useLocation } from 'react-router-dom'
import type { PageData } from '#src/pages/page-data.ts'
import { Layout } from '#src/site/frame/layout.tsx'
import type { LayoutData } from '#src/site/layout-data.ts'
import { endFade } from './fade-between-pages.ts'
import { PageRoute } from './page-route.tsx'
import { RouteError } from './route-error.tsx'

function RootRoute() {
  const location = useLocation()
  // After the effects of everything inside: the page stands where its reader will see it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: every address that is arrived at ends the fade
  useLayoutEffect(endFade, [location])
  // Tells tests, styles and the entry that the page is alive: every effect below has run.
  useEffect(() => {
    document.documentElement.dataset.hydrated = ''
    window.dispatchEvent(new Event('hydrated'))
  }, [])
  return (
    <Layout layout={useLoaderData<LayoutData>()}>
      <Outlet />
    </Layout>
  )
}

export const rootId = 'root'
export const pageId = 'page'

const inDevelopment = Boolean(import.meta.env?.DEV)

/** Where pages come from: the content index when the site is built, the network in the browser. */
export interface RouteSource {
  layout(): Promise<LayoutData>
  /** The page a request asks for; the 404 page when there is none. */
  page(request: Request): Promise<PageData>
  /** Addresses that lead elsewhere. The browser keeps the fragment. */
  redirects: LayoutData['redirects']
}

/** The route table: the layout, in it the page at any path, and the redirects. */
export function routeTable({ layout, page, redirects }: RouteSource): RouteObject[] {
  const pages: RouteObject = {
    id: pageId,
    path: '*',
    loader: ({ request }) => page(request),
    Component: PageRoute,
    ErrorBoundary: RouteError,
    // Filters and fragments are views of the page that is there; in development its content may have changed.
    shouldRevalidate: ({ currentUrl, nextUrl }) => inDevelopment || currentUrl.pathname !== nextUrl.pathname,
  }
  return [
    {
      id: rootId,
      loader: layout,
      Component: RootRoute,
      ErrorBoundary: RouteError,
      hydrateFallbackElement: null,
      shouldRevalidate: () => inDevelopment,
      children: [pages, ...redirects.map(({ from, to }) => ({ path: from, loader: () => redirect(to) }))],
    },
  ]
}
