import type { ContentIndex } from '#src/content/queries.ts'
import type { Page } from '#src/content/schemas/page.ts'
import type { NotFoundView } from '#src/pages/not-found/template.tsx'
import { heroView } from '#src/pages/view/hero-view.ts'

/** View model of the 404 page: what it can suggest instead. */
export function notFoundView(page: Page, content: ContentIndex): NotFoundView {
  if (!page.notFound) throw new Error('content/pages/404.mdx needs its `notFound` words.')
  const { title, placeholder, submit } = content.single('searchWords')
  return {
    hero: heroView(page.hero, content),
    words: page.notFound,
    search: { title, placeholder, submit },
    pages: content
      .entries('pages')
      .filter(({ slug }) => slug !== '404')
      .map(({ url, data }) => ({ path: url as string, title: data.title })),
    retired: content.entries('services').map(({ slug, data }) => ({
      path: data.href,
      name: data.title,
      href: `/services?category=${data.category}#${slug}`,
    })),
  }
}
