import type { BlockName } from '#src/schemas/blocks.ts'
import type { CollectionName } from '#src/schemas/collections.ts'
import type { Facts } from './facts.ts'
import type { FileResult } from './file-result.ts'

/** The places blocks give their page by themselves: one for each record they show, and fixed ones. */
const anchorsOfBlocks: Partial<
  Record<BlockName, { records?: CollectionName[]; prefixes?: string[]; fixed?: string[] }>
> = {
  ServiceExplorer: { records: ['services'], prefixes: ['', 'why-'] },
  AdditionalCapabilities: { records: ['additionalCapabilities'], prefixes: ['', 'why-'] },
  AdvisorNetwork: { records: ['advisors'], fixed: ['network'] },
  BriefingList: { fixed: ['all-briefings'] },
  CareerExplorer: { records: ['jobs'], fixed: ['open-roles'] },
  ResourceLibrary: { records: ['resources'] },
  WebinarList: { records: ['webinars'] },
  CaseStudyExplorer: { records: ['caseStudies'] },
  CapabilityCatalogue: { records: ['capabilities'] },
  IndustryProfiles: { records: ['industries'] },
  SolutionCatalogue: { records: ['solutions'] },
  AgencyTable: { records: ['agencies'] },
}

/** The names links can lead to on a page; undefined when its body has errors, so that nothing can be said. */
export function anchorsOf(page: FileResult, facts: Facts): Set<string> | undefined {
  if (!page.bodyRead || page.issues.some((issue) => issue.severity === 'error')) return undefined
  const anchors = new Set<string>()
  for (const { kind, value } of page.refs) {
    if (kind === 'anchor') anchors.add(value)
    if (kind === 'block') for (const anchor of blockAnchors(value as BlockName, facts)) anchors.add(anchor)
  }
  return anchors
}

function blockAnchors(name: BlockName, facts: Facts): string[] {
  const { records = [], prefixes = [''], fixed = [] } = anchorsOfBlocks[name] ?? {}
  const names = records.flatMap((collection) =>
    facts.of(collection).flatMap((result) => (result.slug ? [result.slug] : result.ids)),
  )
  return [...fixed, ...prefixes.flatMap((prefix) => names.map((item) => prefix + item))]
}
