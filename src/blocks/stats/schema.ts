import { z } from 'zod'
import { claimId, text } from '#src/content/field-types.ts'
import type { BlockDefinition } from '../block-definition.ts'

export const stats = {
  description: 'Figures side by side.',
  props: z.strictObject({ look: z.enum(['row', 'ledger', 'tiles']).default('row') }),
  children: ['Stat'],
  shows: {},
  example: '<Stats>\n<Stat value="95%" label="Success rate" />\n</Stats>',
} as const satisfies BlockDefinition

export const stat = {
  description: 'One figure with what it counts.',
  props: z.strictObject({
    value: text('The figure, for example "95%".'),
    label: text('What it counts.'),
    note: text('A line in small type.').optional(),
    claim: claimId
      .optional()
      .describe(
        'The figure this states, by its id in the register of claims (site/claims.json). Its scope stands beside it as a note.',
      ),
  }),
  children: 'none',
  parents: ['Stats'],
  shows: {},
  example: '<Stat value="95%" label="Success rate" claim="approach-success" />',
} as const satisfies BlockDefinition
