import { dataPath, type LiveData, liveDataPath, type PageData } from '#src/pages/page-data.ts'
import { type LayoutData, layoutDataPath } from '#src/site/layout-data.ts'
import { ConnectionError } from './connection-error.ts'
import { loadParts } from './page-parts.ts'

/** The path under which the page for unknown addresses is built. */
export const notFoundPath = '/404'

/** The content of a file; null when there is none. */
async function fetchJson<T>(url: string): Promise<T | null> {
  // `fetch` rejects, and the rest of an answer stays away, with a TypeError: https://fetch.spec.whatwg.org/#concept-network-error
  const unreachable = (cause: unknown): never => {
    throw cause instanceof TypeError ? new ConnectionError(cause.message, { cause }) : cause
  }
  const response = await fetch(url).catch(unreachable)
  if (response.status === 404) return null
  if (!response.ok) throw new Response(null, { status: response.status, statusText: response.statusText })
  return (await response.json().catch(unreachable)) as T
}

async function required<T>(value: Promise<T | null>): Promise<T> {
  const found = await value
  if (found === null) throw new Response(null, { status: 404, statusText: 'Not Found' })
  return found
}

async function fetchPage(path: string): Promise<PageData> {
  const page = await fetchJson<PageData>(dataPath(path))
  return loadParts(page ?? (await required(fetchJson<PageData>(dataPath(notFoundPath)))))
}

/** `/about/` and `/about.html` name the same page as `/about`. */
function canonicalPath(pathname: string): string {
  return pathname.replace(/(?:\/index)?\.html$/, '').replace(/\/+$/, '') || '/'
}

/** Pages and layout fetched from the files beside the prerendered pages. */
export interface NetworkSource {
  layout(): Promise<LayoutData>
  /** The layout, and what the islands of the page at a path are hydrated from. */
  live(path: string): Promise<LiveData>
  /** The page at a path, the 404 page when there is none. A page is fetched once, however often it is asked for. */
  page(path: string): Promise<PageData>
  /** Forgets what was fetched, so that the next call asks again. */
  forget(): void
}

export function networkSource(): NetworkSource {
  const pages = new Map<string, Promise<PageData>>()
  return {
    live: (path) => required(fetchJson<LiveData>(liveDataPath(path))),
    layout: () => required(fetchJson<LayoutData>(layoutDataPath)),
    page: (path) => {
      const key = canonicalPath(path)
      const known = pages.get(key)
      if (known) return known
      const request = fetchPage(key)
      pages.set(key, request)
      request.catch(() => pages.delete(key))
      return request
    },
    forget: () => pages.clear(),
  }
}
