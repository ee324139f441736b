import type { PropsOf } from '#src/blocks/block-definition.ts'
import type { IndustrySplitProps } from '#src/blocks/industry-split/industry-split.tsx'
import type { industrySplit } from '#src/blocks/industry-split/schema.ts'
import type { ContentIndex } from '#src/content/queries.ts'

/** The shares with the point each one starts at. */
export function loadIndustrySplit(props: PropsOf<typeof industrySplit>, content: ContentIndex): IndustrySplitProps {
  let start = 0
  const shares = content.list('industryFocus').map((row) => {
    const placed = { ...row, start }
    start += row.share
    return placed
  })
  return { ...props, shares }
}
