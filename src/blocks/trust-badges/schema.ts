import { z } from 'zod'
import { claimId, text } from '#src/content/field-types.ts'
import type { BlockDefinition } from '../block-definition.ts'

export const trustBadges = {
  description: 'A row of badges that back a promise.',
  props: z.strictObject({}),
  children: ['TrustBadge'],
  shows: {},
  example: '<TrustBadges>\n<TrustBadge label="ISO 27001 Certified" note="Security" />\n</TrustBadges>',
} as const satisfies BlockDefinition

export const trustBadge = {
  description: 'One badge.',
  props: z.strictObject({
    label: text('The words.'),
    note: text('A line in small type.').optional(),
    claim: claimId.optional(),
  }),
  children: 'none',
  parents: ['TrustBadges'],
  shows: {},
  example: '<TrustBadge label="SOC 2 Compliant" />',
} as const satisfies BlockDefinition
