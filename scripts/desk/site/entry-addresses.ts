import type { BlockName } from '../../../src/blocks/rows.ts'
import { type Collection, type CollectionName, collections } from '../../../src/content/collections.ts'
import { recordsOn } from '../../content/checks/page-anchors.ts'
import type { CheckResult } from '../../content/content.ts'
import type { FileResult } from '../../content/model/file-result.ts'
import { pageUrls } from '../../content/model/page-urls.ts'

/** The words and lists that a block shows as a whole. */
const shownByBlocks: Partial<Record<BlockName, CollectionName>> = {
  Metrics: 'homeMetrics',
  ClientTypes: 'clientTypes',
  IndustryCards: 'aboutIndustries',
  ServiceExplorer: 'serviceCategories',
  AdditionalCapabilities: 'additionalCapabilities',
  TransformationOS: 'transformationSteps',
  ApproachMetrics: 'approachMetrics',
  IndustrySplit: 'industryFocus',
  AgencyTable: 'agencies',
  ContactForm: 'contactForm',
  DigestSignup: 'digestForm',
}

/** The words every page of a kind shows. */
const shownByEvery: Partial<Record<CollectionName, CollectionName>> = {
  articles: 'articleWords',
  categories: 'archiveWords',
  legal: 'legalWords',
  jobs: 'templateWords',
}

/** Where each file is read: the address of its page, or of its place on the page that shows it. By file. */
export function entryAddresses({ results, clock }: CheckResult): Map<string, string> {
  const pages = pageUrls(results, clock).filter(({ kind }) => kind !== 'redirect')
  const own = new Map<string, string>()
  for (const { file, path } of pages) if (!own.has(file)) own.set(file, path)
  const places = new Map<CollectionName, string>()
  const wholes = new Map<CollectionName, string>()
  for (const page of results) {
    const path = own.get(page.file)
    if (!path) continue
    for (const name of recordsOn(page)) places.set(name, path)
    // Of several pages, the one with the shortest address: of the versions of a legal text, the one that applies.
    for (const name of shownWhole(page)) if (path.length < (wholes.get(name)?.length ?? 1000)) wholes.set(name, path)
  }
  for (const { file, collection, slug } of results) {
    const row: Collection = collections[collection]
    const page = places.get(collection) ?? (row.kind === 'entries' ? row.shownOn : undefined)
    const address = page && slug ? `${page}#${slug}` : wholes.get(collection)
    if (address && !own.has(file)) own.set(file, address)
  }
  return own
}

function shownWhole({ collection, refs }: FileResult): CollectionName[] {
  const names = refs.map(({ kind, value }) => (kind === 'block' ? shownByBlocks[value as BlockName] : undefined))
  return [shownByEvery[collection], ...names].filter((name) => name !== undefined)
}
