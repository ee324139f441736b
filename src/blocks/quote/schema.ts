import { z } from 'zod'
import { claimId, text } from '#src/content/field-types.ts'
import type { BlockDefinition } from '../block-definition.ts'

export const quote = {
  description: 'A claim or quotation with its source.',
  props: z.strictObject({ source: text('Where it comes from.'), claim: claimId.optional() }),
  children: 'prose',
  shows: {},
  example: '<Quote source="Survey, 2024">\n\nWords.\n\n</Quote>',
} as const satisfies BlockDefinition
