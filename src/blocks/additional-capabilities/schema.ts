import { z } from 'zod'
import { text } from '#src/content/field-types.ts'
import type { BlockDefinition } from '../block-definition.ts'

export const additionalCapabilities = {
  description: 'The four additional capabilities of the Services page.',
  props: z.strictObject({
    whyLabel: text('On every card: the name of the note that opens.'),
  }),
  children: 'none',
  shows: {
    additionalCapabilities: { at: (id) => `why-${id}`, found: () => [], counted: [{ noun: /additions?/ }] },
  },
  example: '<AdditionalCapabilities whyLabel="Why This Matters" />',
} as const satisfies BlockDefinition
