import { z } from 'zod'
import { text } from '#src/content/field-types.ts'
import type { BlockDefinition } from '../block-definition.ts'

export const approachMetrics = {
  description: 'The four animated metric cards of the Approach page.',
  props: z.strictObject({ trend: text('Under each figure; {trend} is filled in, with its sign.') }),
  children: 'none',
  shows: { approachMetrics: { counted: [{ noun: /figures?/ }] } },
  example: '<ApproachMetrics trend="{trend}% against the year before" />',
} as const satisfies BlockDefinition
