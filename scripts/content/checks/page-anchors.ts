import type { BlockName } from '#src/blocks/rows.ts'
import type { CollectionName } from '#src/content/collections.ts'
import { definedTerms, termId } from '#src/content/legal/defined-terms.ts'
import type { Legal } from '#src/content/schemas/legal.ts'
import { kebabCase } from '#src/lib/kebab-case.ts'
import type { Facts } from '../model/facts.ts'
import type { FileResult } from '../model/file-result.ts'
import { hasErrors } from '../model/file-result.ts'

/** The collections whose records are places on the page that shows them. */
const collectionsOfBlocks: Partial<Record<BlockName, CollectionName>> = {
  ServiceExplorer: 'services',
  AdvisorNetwork: 'advisors',
  CareerExplorer: 'jobs',
  CaseStudyExplorer: 'caseStudies',
  CapabilityCatalogue: 'capabilities',
  IndustryProfiles: 'industries',
  ResourceLibrary: 'resources',
  WebinarList: 'webinars',
  SolutionCatalogue: 'solutions',
}

/** The places blocks give their page besides the records of their collection. */
const anchorsOfBlocks: Partial<Record<BlockName, (facts: Facts) => string[]>> = {
  ServiceExplorer: (facts) => [...idsOf(facts, 'serviceCategories'), ...reasons(facts)],
  AdditionalCapabilities: (facts) => idsOf(facts, 'additionalCapabilities').map((id) => `why-${id}`),
  AdvisorNetwork: () => ['network'],
  BriefingList: () => ['featured-briefings', 'all-briefings'],
  ResourceLibrary: (facts) => groups(facts),
  WebinarList: () => ['upcoming', 'recorded'],
}

const slugsOf = (facts: Facts, name: CollectionName) => facts.of(name).map((result) => result.slug)
const idsOf = (facts: Facts, name: CollectionName) => facts.of(name).flatMap((result) => result.ids)
const groups = (facts: Facts) => facts.records('resources').map(({ fields }) => kebabCase(fields.group))
const reasons = (facts: Facts) =>
  facts.records('services').flatMap(({ fields }) => fields.features.map((feature) => `why-${kebabCase(feature.title)}`))

const known = new WeakMap<Facts, Map<FileResult, ReadonlySet<string> | undefined>>()

/**
 * The names links can lead to on a page; undefined when its body has errors, so that nothing can be said. Collected once:
 * hundreds of links may lead to one page.
 */
export function anchorsOf(page: FileResult, facts: Facts): ReadonlySet<string> | undefined {
  const pages = known.get(facts) ?? new Map<FileResult, ReadonlySet<string> | undefined>()
  known.set(facts, pages)
  if (!pages.has(page)) pages.set(page, collectAnchors(page, facts))
  return pages.get(page)
}

function collectAnchors(page: FileResult, facts: Facts): Set<string> | undefined {
  if (!page.bodyRead || hasErrors(page)) return undefined
  const anchors = new Set<string>(page.collection === 'legal' ? anchorsOfLegal(page) : [])
  for (const { kind, value } of page.refs) {
    if (kind === 'anchor') anchors.add(value)
    if (kind === 'block') for (const anchor of anchorsOfBlocks[value as BlockName]?.(facts) ?? []) anchors.add(anchor)
  }
  for (const name of new Set(recordsOn(page))) for (const slug of slugsOf(facts, name)) anchors.add(slug)
  return anchors
}

const shown = new WeakMap<FileResult, CollectionName[]>()

/** The collections whose records a page shows as places of their own. */
export function recordsOn(page: FileResult): CollectionName[] {
  const found = shown.get(page) ?? collectionsShown(page)
  shown.set(page, found)
  return found
}

function collectionsShown({ refs }: FileResult): CollectionName[] {
  const blocks = refs.filter(({ kind }) => kind === 'block')
  return blocks.flatMap(({ value }) => collectionsOfBlocks[value as BlockName] ?? [])
}

/** The record that is the place of this name on a page, if it is one. */
export function recordAt(page: FileResult, name: string, facts: Facts): FileResult | undefined {
  if (!name) return undefined
  return recordsOn(page)
    .flatMap((collection) => facts.of(collection))
    .find(({ slug }) => slug === name)
}

/** The places a legal text has besides its sections: former names of sections, defined terms, the version history. */
function anchorsOfLegal({ value, body }: FileResult): string[] {
  return [...Object.keys((value as Legal | null)?.anchors ?? {}), ...definedTerms(body).map(termId), 'version-history']
}
