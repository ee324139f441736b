import type { Address } from '#src/content/addresses.ts'
import type { ContentIndex } from '#src/content/queries.ts'
import { notFoundDraft } from '#src/pages/not-found/view.ts'
import { searchDraft } from '#src/pages/search/view.ts'
import { breadcrumb } from '#src/pages/view/breadcrumb.ts'
import type { Day, Draft } from '#src/pages/view/draft.ts'
import { heroView } from '#src/pages/view/hero-view.ts'

/** A page that is composed in its content file. */
export function pageDraft({ slug, path }: Address, content: ContentIndex, today: Day): Draft {
  const { data, body } = content.entryAt('pages', slug)
  const { title, description, template } = data
  if (template === 'not-found') return { ...notFoundDraft(data, content), title, description, body, index: false }
  // Results are for whoever asked: search engines have the pages themselves.
  if (template === 'search') return { ...searchDraft(data, content, today()), title, description, body, index: false }
  const view = { path, hero: heroView(data.hero, content), breadcrumb: breadcrumb(content, path, title) }
  return { template, title, description, view, body }
}
