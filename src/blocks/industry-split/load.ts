import type { BlockProps } from '#src/blocks/blocks.ts'
import type { IndustrySplitProps } from '#src/blocks/industry-split/industry-split.tsx'
import type { ContentIndex } from '#src/content/queries.ts'

/** The shares with the point each one starts at. */
export function loadIndustrySplit(props: BlockProps<'IndustrySplit'>, content: ContentIndex): IndustrySplitProps {
  let start = 0
  const shares = content.list('industryFocus').map((row) => {
    const placed = { ...row, start }
    start += row.share
    return placed
  })
  return { ...props, shares }
}
