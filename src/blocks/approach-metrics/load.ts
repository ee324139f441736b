import type { ApproachMetricsProps } from '#src/blocks/approach-metrics/approach-metrics.tsx'
import type { BlockProps } from '#src/blocks/blocks.ts'
import type { ContentIndex } from '#src/content/queries.ts'

export function loadApproachMetrics(props: BlockProps<'ApproachMetrics'>, content: ContentIndex): ApproachMetricsProps {
  return { ...props, metrics: content.list('approachMetrics') }
}
