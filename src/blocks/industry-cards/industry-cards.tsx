import { IndustryCard } from '#src/blocks/industry-cards/industry-card.tsx'
import type { AboutIndustry } from '#src/content/schemas/industry.ts'

export interface IndustryCardsProps {
  industries: AboutIndustry[]
}

/** The industries of the About page on one ruled sheet. */
export function IndustryCards({ industries }: IndustryCardsProps) {
  return (
    <ul className="industry-sheet">
      {industries.map((industry) => (
        <IndustryCard key={industry.id} {...industry} />
      ))}
    </ul>
  )
}
