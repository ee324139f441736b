import { z } from 'zod'
import type { BlockDefinition } from '../block-definition.ts'

export const metrics = {
  description: 'The four animated counters of the home page, from lists/home-metrics.json.',
  props: z.strictObject({
    duration: z
      .number()
      .min(0.2)
      .max(10)
      .default(2.5)
      .describe('How many seconds the counters take to reach their figures.'),
  }),
  children: 'none',
  shows: { homeMetrics: { counted: [] } },
  example: '<Metrics duration={2.5} />',
} as const satisfies BlockDefinition
