import type { ApproachMetricsProps } from '#src/blocks/approach-metrics/approach-metrics.tsx'
import { finalNumber } from '#src/blocks/count-up/final-number.ts'
import { element, paragraphs } from '#src/body/plain.ts'
import type { Tree } from '#src/body/tree.ts'
import { fillWords } from '#src/lib/fill-words.ts'

/** The figures, each with its change and its sentence. */
export const plainApproachMetrics = ({ metrics, trend }: ApproachMetricsProps): Tree =>
  metrics.flatMap((metric) => [
    element('h3', metric.title),
    ...paragraphs(
      element('strong', finalNumber(metric)),
      fillWords(trend, { trend: `+${metric.trend}` }),
      metric.description,
    ),
  ])
