import { finalNumber } from '#src/blocks/count-up/final-number.ts'
import type { MetricsProps } from '#src/blocks/metrics/metrics.tsx'
import { element } from '#src/body/plain.ts'
import type { Tree } from '#src/body/tree.ts'

/** The figures, each with what it counts. */
export const plainMetrics = ({ metrics }: MetricsProps): Tree => [
  element('ul', ...metrics.map((metric) => element('li', element('strong', finalNumber(metric)), ' ', metric.label))),
]
