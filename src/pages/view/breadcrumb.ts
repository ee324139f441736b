import type { ContentIndex } from '#src/content/queries.ts'
import type { BreadcrumbItem } from '#src/site/breadcrumb-item.ts'

const pageSlug = (path: string) => (path === '/' ? 'index' : path.slice(1))

/** The trail to a path through the pages above it that exist. Empty on the home page. */
export function breadcrumb(content: ContentIndex, path: string, name: string): BreadcrumbItem[] {
  if (path === '/') return []
  const slugs = new Set(content.entries('pages').map((entry) => entry.slug))
  const parts = path.split('/').slice(1, -1)
  const ancestors = ['/', ...parts.map((_, index) => `/${parts.slice(0, index + 1).join('/')}`)]
  const items = ancestors
    .filter((ancestor) => slugs.has(pageSlug(ancestor)))
    .map((ancestor) => ({
      name: ancestor === '/' ? content.single('site').name : content.entryAt('pages', pageSlug(ancestor)).data.title,
      href: ancestor,
    }))
  return [...items, { name, href: path }]
}
