import { z } from 'zod'
import type { BlockDefinition, PropsOf } from '#src/blocks/block-definition.ts'
import { finalNumber } from '#src/blocks/count-up/final-number.ts'
import { element } from '#src/body/plain.ts'
import type { Tree } from '#src/body/tree.ts'
import type { ContentIndex } from '#src/content/queries.ts'
import type { Metric } from '#src/content/schemas/home.ts'

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

export interface MetricsProps {
  /** Seconds the counters take. */
  duration: number
  metrics: Metric[]
}

/** The counters in the order of lists/home-metrics.json. */
export function loadMetrics(props: PropsOf<typeof metrics>, content: ContentIndex): MetricsProps {
  return { ...props, metrics: content.list('homeMetrics').map(({ claim: _, ...metric }) => metric) }
}

/** The figures, each with what it counts. */
export const plainMetrics = ({ metrics }: MetricsProps): Tree => [
  element('ul', ...metrics.map((metric) => element('li', element('strong', finalNumber(metric)), ' ', metric.label))),
]
