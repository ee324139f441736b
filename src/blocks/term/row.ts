import { z } from 'zod'
import type { BlockDefinition, PropsOf } from '#src/blocks/block-definition.ts'
import type { Tree } from '#src/body/tree.ts'

/**
 * A defined term needs no block: bold words in quotation marks, “**Fees**”, are its definition.
 */
export const term = {
  description: 'Prints one of the values at the top of the file, so that it is the same wherever the text states it.',
  props: z.strictObject({
    value: z
      .string()
      .regex(/^[a-z][A-Za-z0-9]*$/, 'must be a name such as "paymentDays"')
      .describe('The name of the figure.')
      .meta({ entryOf: 'values' }),
  }),
  children: 'none',
  inline: true,
  shows: {},
  example: '<Term value="paymentDays" />',
  collection: 'legal',
} as const satisfies BlockDefinition

/** Its name. On the site its words stand in its place before anything is made of the text. */
export const plainTerm = ({ value }: PropsOf<typeof term>): Tree => [value]
