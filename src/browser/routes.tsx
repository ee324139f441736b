import { useEffect } from 'react'
import { data, type LoaderFunction, Outlet, type RouteObject, redirect, useLoaderData } from 'react-router-dom'
import type { PageData } from '#src/pages/page-data.ts'
import { Layout } from '#src/site/frame/layout.tsx'
import type { LayoutData } from '#src/site/layout-data.ts'
import { PageRoute } from './page-route.tsx'
import { RouteError } from './route-error.tsx'

/** Where pages come from: the content index when the site is built, the network in the browser. */
export interface PageSource {
  layout(): Promise<LayoutData>
  /** The page at a path; the 404 page when there is none. */
  page(path: string): Promise<PageData>
}

function RootRoute() {
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

/** One page of the site: an enumerated path, never a pattern. */
export function pageRoute(path: string, source: PageSource): RouteObject {
  return { id: path, path, loader: pageLoader(source), Component: PageRoute, ErrorBoundary: RouteError }
}

function pageLoader(source: PageSource): LoaderFunction {
  return async ({ request }) => {
    const page = await source.page(new URL(request.url).pathname)
    return data(page, { status: page.status })
  }
}

/** An address that leads elsewhere; the fragment is kept by the browser. */
export function redirectRoute(from: string, to: string): RouteObject {
  return { id: from, path: from, loader: () => redirect(to) }
}

export const rootId = 'root'

/** The route table: the layout, the given pages and redirects, and the 404 page for every other path. */
export function routeTable(source: PageSource, children: RouteObject[]): RouteObject[] {
  const notFound: RouteObject = {
    id: '*',
    path: '*',
    loader: pageLoader(source),
    Component: PageRoute,
    ErrorBoundary: RouteError,
  }
  return [
    {
      id: rootId,
      loader: () => source.layout(),
      Component: RootRoute,
      ErrorBoundary: RouteError,
      hydrateFallbackElement: null,
      shouldRevalidate: () => Boolean(import.meta.env?.DEV),
      children: [...children, notFound],
    },
  ]
}
