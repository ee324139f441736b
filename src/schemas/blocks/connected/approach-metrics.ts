import { z } from 'zod'
import type { BlockDefinition } from '../../blocks.ts'
import { text } from '../../field-types.ts'

export const approachMetrics = {
  description: 'The four animated metric cards of the Approach page.',
  props: z.strictObject({ trend: text('Under each figure; {trend} is filled in, with its sign.') }),
  children: 'none',
  example: '<ApproachMetrics trend="{trend}% against the year before" />',
} as const satisfies BlockDefinition
