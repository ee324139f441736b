import type { Address } from '#src/content/addresses.ts'
import type { ContentIndex } from '#src/content/queries.ts'
import * as routes from '#src/lib/routes.ts'
import { livePart } from '#src/pages/live-parts.ts'
import type { NotFoundView } from '#src/pages/not-found/template.tsx'
import type { Draft } from '#src/pages/view/draft.ts'
import { heroView } from '#src/pages/view/hero-view.ts'

/** The 404 page, and what it can suggest instead. */
export function notFoundDraft({ slug: own }: Address, content: ContentIndex): Draft<NotFoundView> {
  const { data: page, body } = content.entryAt('pages', own)
  if (!page.notFound) throw new Error('content/pages/404.mdx needs its `notFound` words.')
  const { title, placeholder, submit, noScript, subjects } = content.single('searchWords')
  const { home, back, briefing, attempted, suggestions, retired } = page.notFound
  return {
    title: page.title,
    description: page.description,
    view: {
      hero: heroView(page.hero, content),
      words: { home, back, briefing },
      search: { title, placeholder, submit, noScript, subjects },
    },
    live: livePart('MissingPage', {
      words: { attempted, suggestions, retired },
      pages: content
        .entries('pages')
        .filter(({ slug }) => slug !== '404')
        .map(({ url, data }) => ({ path: url as string, title: data.title })),
      retired: content.entries('services').map(({ slug, data }) => ({
        path: data.href,
        name: data.title,
        href: `${routes.servicesPage}?category=${data.category}#${slug}`,
      })),
    }),
    body,
    index: false,
  }
}
