import { z } from 'zod'
import type { BlockDefinition } from '#src/blocks/blocks.ts'
import { text } from '#src/content/field-types.ts'

export const additionalCapabilities = {
  description: 'The four additional capabilities of the Services page.',
  props: z.strictObject({
    whyLabel: text('On every card: the name of the note that opens.'),
  }),
  children: 'none',
  example: '<AdditionalCapabilities whyLabel="Why This Matters" />',
} as const satisfies BlockDefinition
