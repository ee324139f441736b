import type { SectorCardsProps } from '#src/components/blocks/sector-cards.tsx'
import type { BlockProps } from '#src/schemas/blocks.ts'

/** The sectors as they are declared on the page. Their counts are not computed from content/advisors. */
export function loadSectorCards({ sectors }: BlockProps<'SectorCards'>): SectorCardsProps {
  return { sectors }
}
