import type { ContentData } from '../../src/content/queries.ts'
import type { PageFrame } from '../../src/pages/page-data.ts'
import { escapeHtml } from '../tools/escape-html.ts'

/** The fields that say when an entry was last changed, the most telling first. */
const changeFields = ['updated', 'lastUpdated', 'date', 'posted']

/** The last change each source file states for itself: never the time of the build. */
function lastModified({ entries }: ContentData): Map<string, string | undefined> {
  return new Map(
    Object.values(entries)
      .flat()
      .map(({ source, data }) => {
        const fields = data as Record<string, unknown>
        const stated = changeFields.map((name) => fields[name]).find((value) => typeof value === 'string')
        return [source, stated as string | undefined]
      }),
  )
}

/** `sitemap.xml` (sitemaps.org): the canonical address of every page search engines may list. */
export function sitemap(pages: readonly PageFrame[], data: ContentData): string {
  const dates = lastModified(data)
  const urls = pages
    .filter(({ meta }) => meta.index)
    .map(({ meta, source }) => {
      const date = dates.get(source)
      return `<url><loc>${escapeHtml(meta.canonical)}</loc>${date ? `<lastmod>${date}</lastmod>` : ''}</url>\n`
    })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('')}</urlset>\n`
}
