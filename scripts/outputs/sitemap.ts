import type { ContentData } from '../../src/content/queries.ts'
import type { PageData } from '../../src/pages/page-data.ts'
import { escapeHtml } from '../tools/escape-html.ts'

/** The last change each source file states for itself: never the time of the build. */
function lastModified({ entries }: ContentData): Map<string, string | undefined> {
  return new Map([
    ...entries.pages.map(({ source, data }) => [source, data.updated] as const),
    ...entries.articles.map(({ source, data }) => [source, data.updated ?? data.date] as const),
    ...entries.jobs.map(({ source, data }) => [source, data.posted] as const),
    ...entries.legal.map(({ source, data }) => [source, data.lastUpdated] as const),
  ])
}

/** `sitemap.xml` (sitemaps.org): the canonical address of every page search engines may list. */
export function sitemap(pages: PageData[], data: ContentData): string {
  const dates = lastModified(data)
  const urls = pages
    .filter(({ meta }) => meta.index)
    .map(({ meta, source }) => {
      const date = dates.get(source)
      return `<url><loc>${escapeHtml(meta.canonical)}</loc>${date ? `<lastmod>${date}</lastmod>` : ''}</url>\n`
    })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('')}</urlset>\n`
}
