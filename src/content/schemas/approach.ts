import { z } from 'zod'
import { claimId, gradient, iconName, note, text } from '#src/content/field-types.ts'

/** One of the six steps of the Transformation OS. */
export const transformationStep = z.strictObject({
  id: z.int().min(1).max(6),
  title: text('The name of the step.'),
  description: text('What happens in it: one or two sentences.'),
  isCompleted: z.boolean().describe('Whether the step counts as done and moves the progress bar.'),
  isActive: z.boolean().describe('Whether the step is the one shown first.'),
  icon: iconName,
  color: gradient,
  completionXP: z.int().min(0).describe('The reward written on the step.'),
})
export type TransformationStep = z.output<typeof transformationStep>

/** A metric card of the Approach page. */
export const approachMetric = z.strictObject({
  id: note('Short name.'),
  title: text('What is measured.'),
  value: z.number(),
  decimals: z.int().min(0).max(2).default(0),
  prefix: z.string().optional(),
  suffix: z.string(),
  icon: iconName,
  color: gradient,
  description: text('One sentence.'),
  trend: z.number().describe('Change against the year before, in per cent.'),
  claim: claimId.optional(),
})
export type ApproachMetric = z.output<typeof approachMetric>
