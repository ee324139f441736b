import { z } from 'zod'
import type { BlockDefinition, PropsOf } from '#src/blocks/block-definition.ts'
import { paragraphs, table } from '#src/body/plain.ts'
import type { Tree } from '#src/body/tree.ts'
import { text } from '#src/content/field-types.ts'
import type { ContentIndex } from '#src/content/queries.ts'
import type { FocusShare } from '#src/content/schemas/capability.ts'

export const industrySplit = {
  description: 'The industry focus split as a chart with its table.',
  props: z.strictObject({
    caption: text('What the shares are shares of: the name of the table.'),
    industryLabel: text('Heading of the first column.'),
    shareLabel: text('Heading of the second column.'),
  }),
  children: 'none',
  shows: { industryFocus: { counted: [] } },
  example: '<IndustrySplit caption="Share of engagement hours" industryLabel="Industry" shareLabel="Share" />',
} as const satisfies BlockDefinition

export interface IndustrySplitProps extends PropsOf<typeof industrySplit> {
  /** `start` is where the share begins on the bar, in per cent. */
  shares: (FocusShare & { start: number })[]
}

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

/** The table. */
export const plainIndustrySplit = ({ caption, industryLabel, shareLabel, shares }: IndustrySplitProps): Tree => [
  ...paragraphs(caption),
  table(
    [industryLabel, shareLabel],
    shares.map(({ label, share }) => [label, `${share}%`]),
  ),
]
