import { z } from 'zod'
import { claimId } from '#src/content/field-types.ts'
import type { BlockDefinition } from '../block-definition.ts'

export const claim = {
  description: 'A figure from the claims register, with the note that gives its scope.',
  props: z.strictObject({ id: claimId }),
  children: 'none',
  inline: true,
  shows: {},
  example: '<Claim id="engagements-firm" />',
} as const satisfies BlockDefinition
