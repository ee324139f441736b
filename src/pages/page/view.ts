import type { Address } from '#src/content/addresses.ts'
import type { ContentIndex } from '#src/content/queries.ts'
import type { PageView } from '#src/pages/page/template.tsx'
import { breadcrumb } from '#src/pages/view/breadcrumb.ts'
import type { Draft } from '#src/pages/view/draft.ts'
import { heroView } from '#src/pages/view/hero-view.ts'

/** A page that is composed in its content file. */
export function pageDraft({ slug, path }: Address, content: ContentIndex): Draft<PageView> {
  const { data, body } = content.entryAt('pages', slug)
  const { title, description } = data
  const view = { path, hero: heroView(data.hero, content), breadcrumb: breadcrumb(content, path, title) }
  return { title, description, view, body }
}
