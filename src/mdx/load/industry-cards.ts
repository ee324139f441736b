import type { IndustryCardsProps } from '#src/components/blocks/industry-cards.tsx'
import type { ContentIndex } from '#src/content-index/queries.ts'
import type { BlockProps } from '#src/schemas/blocks.ts'

/** The industries in the order of lists/about-industries.json. */
export function loadIndustryCards(_props: BlockProps<'IndustryCards'>, content: ContentIndex): IndustryCardsProps {
  return { industries: content.list('aboutIndustries') }
}
