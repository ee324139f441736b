import { bodyPath, dataPath, type PageData } from '#src/pages/page-data.ts'
import { proseTemplates } from '#src/pages/templates.ts'
import { type LayoutData, layoutDataPath } from '#src/site/layout-data.ts'
import { loadParts } from './page-parts.ts'
import type { PageSource } from './routes.tsx'

async function fetchJson<T>(url: string): Promise<T | null> {
  const response = await fetch(url)
  if (response.status === 404) return null
  if (!response.ok) throw new Response(null, { status: response.status, statusText: response.statusText })
  return (await response.json()) as T
}

/** `/about/` and `/about.html` name the same page as `/about`. */
export function canonicalPath(pathname: string): string {
  return pathname.replace(/(?:\/index)?\.html$/, '').replace(/\/+$/, '') || '/'
}

async function fetchPage(path: string): Promise<PageData | null> {
  const page = await fetchJson<PageData>(dataPath(path))
  if (!page) return null
  const [body] = await Promise.all([
    proseTemplates.has(page.template) ? fetchJson<PageData['body']>(bodyPath(path)) : page.body,
    loadParts(page),
  ])
  return { ...page, body }
}

export interface NetworkSource extends PageSource {
  /** The page at a path, or null when the site has none; concurrent and repeated calls share one request. */
  find(path: string): Promise<PageData | null>
  /** The page as hydration needs it: long prose stays in the document. */
  initial(path: string): Promise<PageData>
  /** Forgets what was fetched, so that the next call asks again. */
  forget(): void
}

/** Pages and layout fetched from the files beside the prerendered pages. */
export function networkSource(): NetworkSource {
  const pages = new Map<string, Promise<PageData | null>>()
  const find = (path: string) => {
    const key = canonicalPath(path)
    const known = pages.get(key)
    if (known) return known
    const request = fetchPage(key)
    pages.set(key, request)
    request.catch(() => pages.delete(key))
    return request
  }
  const required = async <T>(value: Promise<T | null>) => {
    const found = await value
    if (found === null) throw new Response(null, { status: 404, statusText: 'Not Found' })
    return found
  }
  return {
    find,
    page: async (path) => (await find(path)) ?? required(find('/404')),
    layout: () => required(fetchJson<LayoutData>(layoutDataPath)),
    initial: async (path) => loadParts(await required(fetchJson<PageData>(dataPath(path)))),
    forget: () => pages.clear(),
  }
}
