import type { Address, Addressable, AddressSource } from '#src/content/addresses.ts'
import type { EntriesName } from '#src/content/collections.ts'
import type { ContentIndex, Entry } from '#src/content/queries.ts'
import { routes } from './routes.ts'

/** What lists the addresses of one or more kinds, each once. */
const sources = [...new Set(Object.values(routes).map(({ from }) => from))]

/** Every address the site answers or will answer, in the order of the routes: the one list of them. */
export function listAddresses(content: AddressSource, today: string): Address[] {
  return sources.flatMap((from): Address[] => from(content, today))
}

/** Which day it is, and whether legal versions are shown that lie in the future or are drafts. */
export interface SiteDay {
  today: string
  preview?: boolean
}

/** Every address of a checked site: each is prerendered, nothing else exists. */
export function siteAddresses(content: ContentIndex, { today, preview = false }: SiteDay): Address[] {
  const source: AddressSource = {
    entries: (name) => content.entries(name).map(addressable),
    redirects: content.list('redirects').map(({ id, from }) => ({ id, from, file: 'content/site/redirects.json' })),
    legalRecords: content.list('legalRecords'),
  }
  return listAddresses(source, today).filter(({ state }) => state === 'open' || preview)
}

/**
 * The address at the path of an entry's own page, found without listing all others. At the paths of legal texts and of lists
 * stands what follows from several entries.
 */
export function entryAddress(content: ContentIndex, path: string): Address | undefined {
  const source: AddressSource = {
    entries: (name) =>
      content
        .entries(name)
        .filter(({ url }) => url === path)
        .map(addressable),
    redirects: [],
    legalRecords: [],
  }
  return listAddresses(source, '').find((address) => address.path === path)
}

const addressable = ({
  slug,
  source: file,
  data,
}: Pick<Entry<EntriesName>, 'slug' | 'source' | 'data'>): Addressable => ({
  slug,
  file,
  data,
})
