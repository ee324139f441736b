import type { BriefingListProps } from '#src/blocks/briefing-list/row.ts'
import { FilteredList } from './filtered-list.tsx'
import { NewestList } from './newest-list.tsx'

/** Category chips over the featured pair and the ruled list of the latest briefings. */
export function BriefingList(props: BriefingListProps) {
  return props.complete ? <FilteredList {...props} /> : <NewestList {...props} />
}
