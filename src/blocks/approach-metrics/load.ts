import type { ApproachMetricsProps } from '#src/blocks/approach-metrics/approach-metrics.tsx'
import type { approachMetrics } from '#src/blocks/approach-metrics/schema.ts'
import type { PropsOf } from '#src/blocks/block-definition.ts'
import type { ContentIndex } from '#src/content/queries.ts'

export function loadApproachMetrics(
  props: PropsOf<typeof approachMetrics>,
  content: ContentIndex,
): ApproachMetricsProps {
  return { ...props, metrics: content.list('approachMetrics').map(({ claim: _, ...metric }) => metric) }
}
