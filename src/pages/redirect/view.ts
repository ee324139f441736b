import type { Address } from '#src/content/addresses.ts'
import { siteTimelines, splitLegalSlug } from '#src/content/legal/versions.ts'
import type { ContentIndex, WholeContent } from '#src/content/queries.ts'
import { fillWords } from '#src/lib/fill-words.ts'
import { linkTo } from '#src/lib/link-to.ts'
import type { RedirectView } from '#src/pages/redirect/template.tsx'
import type { Day, Draft } from '#src/pages/view/draft.ts'

/** The name of the page at an address, or of the legal text in effect there; of anything else its path. */
export function titleAt(content: WholeContent, path: string, today: string): string {
  const page = content.entries('pages').find(({ url }) => url === path)
  if (page) return page.data.title
  const named = siteTimelines(content, today).find((timeline) => linkTo('legal', timeline) === path)
  return named?.current?.source.data.title ?? path
}

/** A page that only leads to another one. */
function leadingTo(to: string, content: ContentIndex, today: Day): Draft<RedirectView> {
  const { title, text, link: words } = content.single('ui').redirect
  const link = fillWords(words, { name: content.ask(titleAt, to, today()) })
  return {
    title,
    description: text,
    view: { title, text, href: to, link },
    body: [],
    canonicalPath: to,
    index: false,
  }
}

/** An address that content/site/redirects.json leads elsewhere. */
export function redirectDraft({ slug }: Address, content: ContentIndex, today: Day): Draft<RedirectView> {
  const { to } = content.list('redirects').find(({ id }) => id === slug) as { to: string }
  return leadingTo(to, content, today)
}

/** The lasting address of a legal text's version while that version is in effect. */
export function permalinkDraft({ slug }: Address, content: ContentIndex, today: Day): Draft<RedirectView> {
  return leadingTo(linkTo('legal', { document: splitLegalSlug(slug)[0] }), content, today)
}
