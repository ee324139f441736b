import { archiveRoot } from '../../src/content/archive.ts'
import { type ContentData, contentIndex } from '../../src/content/queries.ts'
import { archiveOf } from '../../src/pages/archive/view/archive.ts'
import type { PageFrame } from '../../src/pages/page-data.ts'
import { escapeHtml } from '../tools/escape-html.ts'

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
function lastModified(data: ContentData): (page: PageFrame) => string | undefined {
  const all = Object.values(data.entries).flat()
  const days = new Map(all.map((entry) => [entry.source, statedDay(entry.data)]))
  const { pages: lists } = archiveOf(contentIndex(data))
  return ({ path, source }) => {
    const listed = path === archiveRoot ? data.entries.articles : (lists.get(path)?.items ?? [])
    return latest([days.get(source), ...listed.map((entry) => statedDay(entry.data))])
  }
}

/** `sitemap.xml` (sitemaps.org): the canonical address of every page search engines may list. */
export function sitemap(pages: readonly PageFrame[], data: ContentData): string {
  const dayOf = lastModified(data)
  const urls = pages
    .filter(({ meta }) => meta.index)
    .map((page) => {
      const date = dayOf(page)
      return `<url><loc>${escapeHtml(page.meta.canonical)}</loc>${date ? `<lastmod>${date}</lastmod>` : ''}</url>\n`
    })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('')}</urlset>\n`
}
