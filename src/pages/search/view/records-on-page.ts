import type { BlockName } from '#src/blocks/rows.ts'
import type { ContentIndex } from '#src/content/queries.ts'
import type { SearchHeading } from '#src/site/search/search-entry.ts'

/** Names that stand at one place of a page. */
const named = (names: readonly string[], place: string): SearchHeading[] =>
  names.map((text) => ({ text, suffix: `#${place}` }))

/** Records that are places on a page without being entries of their own, by the block that shows them. */
const records: Partial<Record<BlockName, (content: ContentIndex) => SearchHeading[]>> = {
  ServiceExplorer: (content) =>
    content.entries('services').map(({ slug, data }) => ({
      text: data.title,
      // The service stands in a group that is chosen by the address.
      suffix: `?category=${data.category}#${slug}`,
    })),
  CapabilityCatalogue: (content) =>
    content
      .entries('capabilities')
      .flatMap(({ slug, data }) => named([data.title, ...data.services.map(({ name }) => name)], slug)),
  IndustryProfiles: (content) =>
    content.entries('industries').map(({ slug, data }) => ({ text: data.name, suffix: `#${slug}` })),
  SolutionCatalogue: (content) =>
    content
      .entries('solutions')
      .flatMap(({ slug, data }) => named([data.title, ...data.solutions.map(({ name }) => name)], slug)),
}

/** The records that the blocks of a page show as places of their own, as headings of that page. */
export function recordsOnPage(blocks: readonly string[], content: ContentIndex): SearchHeading[] {
  return blocks.flatMap((name) => records[name as BlockName]?.(content) ?? [])
}
