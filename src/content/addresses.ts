import { linkTo } from '#src/lib/link-to.ts'
import { archivePages } from './archive.ts'
import {
  type Collection,
  type CollectionName,
  collections,
  type EntriesName,
  type EntryPageKind,
  type PagedName,
  type PageRow,
} from './collections.ts'
import { legalTimelines } from './legal-versions.ts'

import { newestFirst } from './newest-first.ts'

import { isDraft, type PublicationState } from './publication.ts'

import type { ContentIndex } from './queries.ts'

/** What stands at an address: a page that a collection makes, or one that follows from it. */
export type AddressKind = EntryPageKind | 'legal-changes' | 'legal-permalink' | 'redirect'

/** An address of the site and the content it comes from. */
export interface Address {
  path: string
  kind: AddressKind
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
}

/** The address of an entry's own page. */
export function addressOf(name: PagedName, slug: string): string {
  return collections[name].page.at(slug)
}

/** Every address the site answers or will answer, in the order of the registry: the one list of them. */
export function listAddresses({ entries, redirects }: AddressSource, today: string): Address[] {
  const rows = Object.entries(collections) as [CollectionName, Collection][]
  return [
    ...rows.flatMap(([name, row]) => {
      if (row.kind !== 'entries' || !row.page) return []
      const own = entries(name as EntriesName)
      return row.page.at ? own.map((entry) => pageOf(entry, row.page as PageRow)) : versionsOf(own, today)
    }),
    ...listsOfBriefings(entries),
    ...redirects.map(({ id, from, file }, index) => ({
      path: from,
      kind: 'redirect' as const,
      slug: id,
      file,
      state: 'open' as const,
      field: `${index}.from`,
    })),
  ]
}

function pageOf({ slug, file, state = 'open' }: Addressable, row: PageRow): Address {
  return { path: row.at?.(slug) ?? '', kind: row.kind as EntryPageKind, slug, file, state }
}

/** The pages of lists of briefings, but for the newest one of a category: that is the page of its entry. */
function listsOfBriefings(entries: AddressSource['entries']): Address[] {
  const categories = new Map(entries('categories').map(({ slug, file }) => [slug, file]))
  return archivePages(newestFirst(entries('articles')), [...categories.keys()])
    .filter(({ list, number, of }) => list.kind !== 'category' || number < of)
    .map(({ path, list }) => ({
      path,
      kind: 'archive',
      slug: list.name,
      file: categories.get(list.name) ?? 'content/site/archive.json',
      state: 'open',
    }))
}

/**
 * The addresses of legal texts. The version in effect is the page of its document; every version has a lasting address
 * of its own, which leads there as long as it is in effect, and a comparison with the version before it.
 */
function versionsOf(entries: readonly Addressable[], today: string): Address[] {
  const versioned = entries.filter(({ slug }) => slug.includes('/'))
  return legalTimelines(versioned, today).flatMap(({ document, versions, current }) => [
    ...(current ? [{ ...named(current.source), path: linkTo('legal', { document }), kind: 'legal' as const }] : []),
    ...versions.flatMap((version): Address[] => {
      const { source, effective, before, status } = version
      const kind = version === current ? 'legal-permalink' : 'legal'
      const state = status === 'future' ? (isDraft(source.data) ? 'draft' : 'future') : 'open'
      const own: Address = {
        ...named(source),
        path: linkTo('legalVersion', { document, date: effective }),
        kind,
        state,
      }
      return before
        ? [own, { ...own, path: linkTo('legalChanges', { document, date: effective }), kind: 'legal-changes' }]
        : [own]
    }),
  ])
}

const named = ({ slug, file }: Addressable) => ({ slug, file, state: 'open' as const })

/** Which day it is, and whether legal versions are shown that lie in the future or are drafts. */
export interface SiteDay {
  today: string
  preview?: boolean
}

/** Every address of a checked site: each is prerendered, nothing else exists. */
export function siteAddresses(content: ContentIndex, { today, preview = false }: SiteDay): Address[] {
  const source: AddressSource = {
    entries: (name) => content.entries(name).map(({ slug, source: file, data }) => ({ slug, file, data })),
    redirects: content.list('redirects').map(({ id, from }) => ({ id, from, file: 'content/site/redirects.json' })),
  }
  return listAddresses(source, today).filter(({ state }) => state === 'open' || preview)
}
