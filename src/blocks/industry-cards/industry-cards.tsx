import { IndustryCard } from '#src/blocks/industry-cards/industry-card.tsx'
import type { IndustryCardsProps } from '#src/blocks/industry-cards/row.ts'

/** The industries of the About page on one ruled sheet. */
export function IndustryCards({ industries }: IndustryCardsProps) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,16rem),1fr))] gap-px border-hairline border-y bg-hairline">
      {industries.map((industry) => (
        <IndustryCard key={industry.id} {...industry} />
      ))}
    </ul>
  )
}
