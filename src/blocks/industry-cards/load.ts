import type { PropsOf } from '#src/blocks/block-definition.ts'
import type { IndustryCardsProps } from '#src/blocks/industry-cards/industry-cards.tsx'
import type { industryCards } from '#src/blocks/industry-cards/schema.ts'
import type { ContentIndex } from '#src/content/queries.ts'

/** The industries in the order of lists/about-industries.json. */
export function loadIndustryCards(_props: PropsOf<typeof industryCards>, content: ContentIndex): IndustryCardsProps {
  return { industries: content.list('aboutIndustries') }
}
