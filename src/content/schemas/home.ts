import { z } from 'zod'
import { claimId, gradient, note, text } from '#src/content/field-types.ts'

/** A counter on the home page. */
export const metric = z.strictObject({
  id: note('Short name.'),
  value: z.number().describe('The figure the counter ends at.'),
  decimals: z.int().min(0).max(2).default(0).describe('How many decimals are shown while counting.'),
  prefix: z.string().optional().describe('Before the figure, for example "$".'),
  suffix: z.string().optional().describe('After the figure, for example "B".'),
  label: text('What the figure counts.'),
  claim: claimId.optional(),
})
export type Metric = z.output<typeof metric>

/** A client type on the home page. */
export const clientType = z.strictObject({
  id: note('Short name.'),
  name: text('The kind of client.'),
  description: text('One sentence.'),
  gradient,
})
export type ClientType = z.output<typeof clientType>
