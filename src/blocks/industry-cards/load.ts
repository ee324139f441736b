import type { BlockProps } from '#src/blocks/blocks.ts'
import type { IndustryCardsProps } from '#src/blocks/industry-cards/industry-cards.tsx'
import type { ContentIndex } from '#src/content/queries.ts'

/** The industries in the order of lists/about-industries.json. */
export function loadIndustryCards(_props: BlockProps<'IndustryCards'>, content: ContentIndex): IndustryCardsProps {
  return { industries: content.list('aboutIndustries') }
}
