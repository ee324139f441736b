import type { ShownRecords } from '../../../src/blocks/block-definition.ts'
import { type Collection, type CollectionName, collections } from '../../../src/content/collections.ts'
import { recordsOn, shownOn } from '../../content/checks/page-anchors.ts'
import type { CheckResult } from '../../content/content.ts'
import type { FileResult } from '../../content/model/file-result.ts'
import { pageUrls } from '../../content/model/page-urls.ts'

/** The words every page of a kind shows. */
const shownByEvery: Partial<Record<CollectionName, CollectionName>> = {
  articles: 'articleWords',
  categories: 'archiveWords',
  legal: 'legalWords',
  jobs: 'templateWords',
}

/** Where each file is read: the address of its page, or of its place on the page that shows it. By file. */
export function entryAddresses({ results, clock }: Pick<CheckResult, 'results' | 'clock'>): Map<string, string> {
  const pages = pageUrls(results, clock).filter(({ kind }) => kind !== 'redirect')
  const own = new Map<string, string>()
  for (const { file, path } of pages) if (!own.has(file)) own.set(file, path)
  const places = new Map<CollectionName, (slug: string) => string>()
  const wholes = new Map<CollectionName, string>()
  for (const page of results) {
    const path = own.get(page.file)
    if (!path) continue
    for (const { collection, at } of recordsOn(page)) places.set(collection, (slug) => `${path}#${at(slug)}`)
    // Of several pages, the one with the shortest address: of the versions of a legal text, the one that applies.
    for (const name of shownWhole(page)) if (path.length < (wholes.get(name)?.length ?? 1000)) wholes.set(name, path)
  }
  for (const { file, collection, slug } of results) {
    const row: Collection = collections[collection]
    const elsewhere = row.kind === 'entries' && row.shownOn ? `${row.shownOn}#${slug}` : wholes.get(collection)
    const address = places.get(collection)?.(slug) ?? elsewhere
    if (address && !own.has(file)) own.set(file, address)
  }
  return own
}

/** What a page shows of which the records are neither places nor pages. */
function shownWhole(page: FileResult): CollectionName[] {
  const places = new Set<ShownRecords>(recordsOn(page))
  const wholes = shownOn(page).filter((shown) => !places.has(shown) && !('at' in collections[shown.collection]))
  const every = shownByEvery[page.collection]
  return [...(every ? [every] : []), ...wholes.map(({ collection }) => collection)]
}
