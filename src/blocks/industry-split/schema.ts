import { z } from 'zod'
import { text } from '#src/content/field-types.ts'
import type { BlockDefinition } from '../block-definition.ts'

export const industrySplit = {
  description: 'The industry focus split as a chart with its table.',
  props: z.strictObject({
    caption: text('What the shares are shares of: the caption of the table.'),
    industryLabel: text('Heading of the first column.'),
    shareLabel: text('Heading of the second column.'),
  }),
  children: 'none',
  shows: { industryFocus: { counted: [] } },
  example: '<IndustrySplit caption="Share of engagement hours" industryLabel="Industry" shareLabel="Share" />',
} as const satisfies BlockDefinition
