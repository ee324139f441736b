import type { IndustrySplitProps } from '#src/blocks/industry-split/industry-split.tsx'
import { paragraphs, table } from '#src/body/plain.ts'
import type { Tree } from '#src/body/tree.ts'

/** The table. */
export const plainIndustrySplit = ({ caption, industryLabel, shareLabel, shares }: IndustrySplitProps): Tree => [
  ...paragraphs(caption),
  table(
    [industryLabel, shareLabel],
    shares.map(({ label, share }) => [label, `${share}%`]),
  ),
]
