import type { ContentIndex, WholeContent } from '#src/content/queries.ts'
import type { BreadcrumbItem } from '#src/site/breadcrumb-item.ts'

const pageSlug = (path: string) => (path === '/' ? 'index' : path.slice(1))

/** The title of a page, if there is such a page. */
export function pageTitle(content: WholeContent, slug: string): string | undefined {
  return content.entries('pages').find((entry) => entry.slug === slug)?.data.title
}

/** The trail to a path through the pages above it that exist. Empty on the home page. */
export function breadcrumb(content: ContentIndex, path: string, name: string): BreadcrumbItem[] {
  if (path === '/') return []
  const parts = path.split('/').slice(1, -1)
  const ancestors = ['/', ...parts.map((_, index) => `/${parts.slice(0, index + 1).join('/')}`)]
  const items = ancestors.flatMap((href) => {
    const title = content.ask(pageTitle, pageSlug(href))
    return title === undefined ? [] : [{ name: href === '/' ? content.single('site').name : title, href }]
  })
  return [...items, { name, href: path }]
}
