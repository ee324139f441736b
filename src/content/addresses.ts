import { linkTo, type PageKind } from '#src/lib/link-to.ts'
import { archivePages, type ListKind } from './archive.ts'
import { collections, type EntriesName, type PagedName } from './collections.ts'
import { type Announcement, legalTimelines } from './legal/versions.ts'
import { newestFirst } from './newest-first.ts'
import { isDraft, type PublicationState } from './publication.ts'

/** An address of the site and the content it comes from. */
export interface Address<Kind extends PageKind = PageKind> {
  path: string
  /** What stands there: a row of `src/pages/routes.ts`. */
  kind: Kind
  /** The slug of the entry, or the id of the redirect. */
  slug: string
  /** The content file, from the project's root. */
  file: string
  /** Whether it answers: while it is open. */
  state: PublicationState
  /** The field that names the address, when it is not the file's name: `3.from`. */
  field?: string
}

/** One entry, as far as its addresses depend on it. `data` may be anything while the fields have errors. */
export interface Addressable {
  slug: string
  file: string
  data: unknown
  /** Where it stands; the entries of a checked index are open. */
  state?: PublicationState
}

/** What addresses follow from: the checked index, or files that may have errors. */
export interface AddressSource {
  entries(name: EntriesName): readonly Addressable[]
  redirects: readonly { id: string; from: string; file: string }[]
  legalRecords: readonly Announcement[]
}

/** Lists the addresses that follow from a part of the content. */
export type Source<Kind extends PageKind = PageKind> = (content: AddressSource, today: string) => Address<Kind>[]

/** The address of an entry's own page. */
export function addressOf(name: PagedName, slug: string): string {
  return collections[name].at(slug)
}

/** The pages that entries of a collection have of their own. */
export function entryPages<Kind extends PageKind>(name: PagedName, kindOf: (entry: Addressable) => Kind): Source<Kind> {
  return ({ entries }) =>
    entries(name).map((entry) => ({ ...named(entry), path: addressOf(name, entry.slug), kind: kindOf(entry) }))
}

/** The kind of a page of `content/pages`: its field `template` names it. */
export function pageKind({ data }: Addressable): 'page' | 'home' | 'search' | 'notFound' {
  const { template } = (data ?? {}) as { template?: unknown }
  if (template === 'not-found') return 'notFound'
  return template === 'home' || template === 'search' ? template : 'page'
}

/** The pages of lists of briefings, but for the newest one of a category: that is the page of its entry. */
export const listsOfBriefings: Source<Exclude<ListKind, 'category'>> = ({ entries }) => {
  const categories = new Map(entries('categories').map(({ slug, file }) => [slug, file]))
  return archivePages(newestFirst(entries('articles')), [...categories.keys()]).flatMap(({ path, kind, list }) =>
    kind === 'category'
      ? []
      : [
          {
            path,
            kind,
            slug: list.name,
            file: categories.get(list.name) ?? 'content/site/archive.json',
            state: 'open',
          },
        ],
  )
}

/**
 * The addresses of legal texts. The version in effect is the page of its document; every version has a lasting address
 * of its own, which leads there as long as it is in effect, and a comparison with the version before it. What was announced
 * stands there ahead of its day, and stays when it is withdrawn.
 */
export const versions: Source<'legal' | 'legalVersion' | 'legalChanges' | 'legalPermalink'> = (
  { entries, legalRecords },
  today,
) => {
  const versioned = entries('legal').filter(({ slug }) => slug.includes('/'))
  return legalTimelines(versioned, legalRecords, today).flatMap(({ document, versions: all, current }) => [
    ...(current
      ? [
          {
            ...named(current.source),
            state: 'open' as const,
            path: linkTo('legal', { document }),
            kind: 'legal' as const,
          },
        ]
      : []),
    ...all.flatMap((version): ReturnType<typeof versions> => {
      const { source, effective, before, status } = version
      const at = { document, date: effective }
      const state = status === 'future' ? (isDraft(source.data) ? 'draft' : 'future') : 'open'
      const own = { ...named(source), state } as const
      const page = {
        ...own,
        path: linkTo('legalVersion', at),
        kind: version === current ? ('legalPermalink' as const) : ('legalVersion' as const),
      }
      return before ? [page, { ...own, path: linkTo('legalChanges', at), kind: 'legalChanges' }] : [page]
    }),
  ])
}

/** Addresses that lead to another one. */
export const redirects: Source<'redirect'> = (content) =>
  content.redirects.map(({ id, from, file }, index) => ({
    path: from,
    kind: 'redirect',
    slug: id,
    file,
    state: 'open',
    field: `${index}.from`,
  }))

const named = ({ slug, file, state = 'open' }: Addressable) => ({ slug, file, state })
