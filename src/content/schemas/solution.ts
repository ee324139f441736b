import { z } from 'zod'
import { line, text } from '#src/content/field-types.ts'
import { publication } from '#src/content/schemas/publication.ts'
import { isAmount } from '#src/lib/amount.ts'
import { timeline } from './timeline.ts'

/** A category of government solutions: `content/solutions/<id>.json`. */
export const solution = z.strictObject({
  title: text('The name of the category.'),
  description: text('One or two sentences.'),
  solutions: z
    .array(
      z.strictObject({
        name: text('The name of the solution.'),
        description: text('What it is.'),
        features: z.array(text('A feature.')).min(2).max(6),
        timeline,
        value: text('What it is worth to an agency or contractor.'),
      }),
    )
    .min(1)
    .max(4),
  order: z.int().min(1),
  ...publication,
})
export type Solution = z.output<typeof solution>

/** An agency group with its contracts: `content/agencies/<slug>.json`. Role descriptions only, no real agency. */
export const agency = z.strictObject({
  name: text('The kind of agency, as a description of its role.'),
  contracts: z.int().min(1).describe('Number of contracts.'),
  value: line('Total value, for example "$42.0M".').refine(isAmount, 'must be written like "$42.0M"'),
  order: z.int().min(1),
  ...publication,
})
export type Agency = z.output<typeof agency>
