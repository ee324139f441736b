import type { ApproachMetricsProps } from '#src/components/blocks/approach-metrics.tsx'
import type { ContentIndex } from '#src/content-index/queries.ts'
import type { BlockProps } from '#src/schemas/blocks.ts'

export function loadApproachMetrics(props: BlockProps<'ApproachMetrics'>, content: ContentIndex): ApproachMetricsProps {
  return { ...props, metrics: content.list('approachMetrics') }
}
