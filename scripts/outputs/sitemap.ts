import { type ContentData, wholeContent } from '../../src/content/queries.ts'
import * as routes from '../../src/lib/routes.ts'
import { briefingPages } from '../../src/pages/archive/view/archive.ts'
import type { PageFrame, PageMeta } from '../../src/pages/page-data.ts'
import { escapeHtml } from '../tools/escape-html.ts'

/** A page as far as the site map names it. */
interface Mapped {
  path: string
  source: PageFrame['source']
  meta: Pick<PageMeta, 'canonical' | 'index'>
}

/** The fields that say when an entry was last changed, the most telling first. */
const changeFields = ['updated', 'lastUpdated', 'date', 'posted']

/** The day an entry states for itself: never the time of the build. */
function statedDay(data: object): string | undefined {
  const fields = data as Record<string, unknown>
  return changeFields.map((name) => fields[name]).find((value) => typeof value === 'string')
}

const latest = (days: readonly (string | undefined)[]) =>
  days
    .filter((day) => day !== undefined)
    .sort()
    .at(-1)

/** When a page last changed, if that is known: by its own file, or by the newest of the briefings it lists. */
function lastModified(data: ContentData): (page: Mapped) => string | undefined {
  const all = Object.values(data.entries).flat()
  const days = new Map(all.map((entry) => [entry.source, statedDay(entry.data)]))
  const lists = briefingPages(wholeContent(data))
  return ({ path, source }) => {
    const listed = path === routes.briefingsPage ? data.entries.articles : (lists.get(path)?.items ?? [])
    return latest([days.get(source), ...listed.map((entry) => statedDay(entry.data))])
  }
}

/** How many addresses one file may name (sitemaps.org). */
const most = 50_000

const xml = (root: string, lines: readonly string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${lines.join('')}</${root}>\n`

/**
 * `sitemap.xml` (sitemaps.org), by file name: the canonical address of every page search engines may list. With more
 * than one file may name, it names the files that name them.
 */
export function sitemaps(pages: readonly Mapped[], data: ContentData, limit = most): Record<string, string> {
  const dayOf = lastModified(data)
  const urls = pages
    .filter(({ meta }) => meta.index)
    .map((page) => {
      const date = dayOf(page)
      return `<url><loc>${escapeHtml(page.meta.canonical)}</loc>${date ? `<lastmod>${date}</lastmod>` : ''}</url>\n`
    })
  if (urls.length <= limit) return { 'sitemap.xml': xml('urlset', urls) }
  const parts = Array.from({ length: Math.ceil(urls.length / limit) }, (_, at) => [
    `sitemap-${at + 1}.xml`,
    xml('urlset', urls.slice(at * limit, (at + 1) * limit)),
  ])
  const { baseUrl } = data.singles.site
  const index = parts.map(([file]) => `<sitemap><loc>${escapeHtml(`${baseUrl}/${file}`)}</loc></sitemap>\n`)
  return { 'sitemap.xml': xml('sitemapindex', index), ...Object.fromEntries(parts) }
}

/** `robots.txt`: everything may be read; nothing of a preview, which is not the site yet. */
export function robots(baseUrl: string, preview = false): string {
  if (preview) return 'User-agent: *\nDisallow: /\n'
  return `User-agent: *\nAllow: /\n\nSitemap: ${baseUrl}${routes.sitemapFile}\n`
}
