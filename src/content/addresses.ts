import {
  type Collection,
  type CollectionName,
  collections,
  type EntriesName,
  type EntryPageKind,
  type PagedName,
  type PageRow,
} from './collections.ts'
import { legalChangesPath, legalTimelines, legalVersionPath } from './legal-versions.ts'
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
  /** Whether it answers: closed when its last day is over, future while it does not apply yet. */
  state: 'open' | 'closed' | 'future'
  /** The field that names the address, when it is not the file's name: `3.from`. */
  field?: string
}

/** One entry, as far as its addresses depend on it. `data` may be anything while the fields have errors. */
export interface Addressable {
  slug: string
  file: string
  data: unknown
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
      return row.page.at ? own.map((entry) => pageOf(entry, row.page as PageRow, today)) : versionsOf(own, today)
    }),
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

/** Whether the last day of an entry is over. */
export function isClosed(data: unknown, row: PageRow | undefined, today: string): boolean {
  const until = row?.until && (data as Record<string, unknown> | null)?.[row.until]
  return typeof until === 'string' && until < today
}

function pageOf({ slug, file, data }: Addressable, row: PageRow, today: string): Address {
  const path = row.at?.(slug) ?? ''
  return { path, kind: row.kind as EntryPageKind, slug, file, state: isClosed(data, row, today) ? 'closed' : 'open' }
}

/**
 * The addresses of legal texts. The version in effect is the page of its document; every version has a lasting address
 * of its own, which leads there as long as it is in effect, and a comparison with the version before it.
 */
function versionsOf(entries: readonly Addressable[], today: string): Address[] {
  const versioned = entries.filter(({ slug }) => slug.includes('/'))
  return legalTimelines(versioned, today).flatMap(({ document, versions, current }) => [
    ...(current ? [{ ...named(current.source), path: `/${document}`, kind: 'legal' as const }] : []),
    ...versions.flatMap((version): Address[] => {
      const { source, effective, before, status } = version
      const kind = version === current ? 'legal-permalink' : 'legal'
      const state = status === 'future' ? 'future' : 'open'
      const own: Address = { ...named(source), path: legalVersionPath(document, effective), kind, state }
      return before ? [own, { ...own, path: legalChangesPath(document, effective), kind: 'legal-changes' }] : [own]
    }),
  ])
}

const named = ({ slug, file }: Addressable) => ({ slug, file, state: 'open' as const })

/** Which day it is, and whether versions that lie in the future are shown. */
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
  return listAddresses(source, today).filter(({ state }) => state === 'open' || (preview && state === 'future'))
}
