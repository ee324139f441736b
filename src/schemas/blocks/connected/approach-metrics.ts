import { z } from 'zod'
import type { BlockDefinition } from '../../blocks.ts'

export const approachMetrics = {
  description: 'The four animated metric cards of the Approach page.',
  props: z.strictObject({}),
  children: 'none',
  example: '<ApproachMetrics />',
} as const satisfies BlockDefinition
