import { type Address, siteAddresses } from '#src/content/addresses.ts'
import { splitLegalSlug } from '#src/content/legal-versions.ts'
import type { ContentIndex, WholeContent } from '#src/content/queries.ts'
import { fillWords } from '#src/lib/fill-words.ts'
import type { Day, Draft } from '#src/pages/view/draft.ts'

/** The name of the page or legal text at an address. */
export function titleAt(content: WholeContent, path: string, today: string): string {
  const address = siteAddresses(content, { today }).find((candidate) => candidate.path === path)
  if (address?.kind === 'page') return content.entryAt('pages', address.slug).data.title
  if (address?.kind === 'legal') return content.entryAt('legal', address.slug).data.title
  return path
}

/** A page that only leads to another one. */
function leadingTo(to: string, content: ContentIndex, today: Day): Draft {
  const { title, text, link: words } = content.single('ui').redirect
  const link = fillWords(words, { name: content.ask(titleAt, to, today()) })
  return {
    template: 'redirect',
    title,
    description: text,
    view: { title, text, href: to, link },
    body: [],
    canonicalPath: to,
    index: false,
  }
}

/** An address that content/site/redirects.json leads elsewhere. */
export function redirectDraft({ slug }: Address, content: ContentIndex, today: Day): Draft {
  const { to } = content.list('redirects').find(({ id }) => id === slug) as { to: string }
  return leadingTo(to, content, today)
}

/** The lasting address of a legal text's version while that version is in effect. */
export function permalinkDraft({ slug }: Address, content: ContentIndex, today: Day): Draft {
  return leadingTo(`/${splitLegalSlug(slug)[0]}`, content, today)
}
