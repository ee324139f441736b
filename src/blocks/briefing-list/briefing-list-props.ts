import type { PropsOf } from '#src/blocks/block-definition.ts'
import type { BriefingSummary } from '#src/blocks/briefing-list/briefing-summary.ts'
import type { briefingList } from '#src/blocks/briefing-list/schema.ts'

/** A category as its chip shows it. */
export interface ChipCategory {
  id: string
  name: string
  /** The page of the category. */
  href: string
}

export interface BriefingListProps extends PropsOf<typeof briefingList> {
  categories: ChipCategory[]
  /** Those the page carries, the newest first. */
  briefings: BriefingSummary[]
  /** Whether these are all there are: then they are filtered in place. */
  complete: boolean
  /** The list of all briefings; left out while the page shows all of them at first. */
  archive?: string
}
