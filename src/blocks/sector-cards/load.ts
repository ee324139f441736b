import type { BlockProps } from '#src/blocks/blocks.ts'
import type { SectorCardsProps } from '#src/blocks/sector-cards/sector-cards.tsx'

/** The sectors as they are declared on the page. Their counts are not computed from content/advisors. */
export function loadSectorCards({ sectors }: BlockProps<'SectorCards'>): SectorCardsProps {
  return { sectors }
}
