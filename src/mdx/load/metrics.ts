import type { MetricsProps } from '#src/components/blocks/metrics.tsx'
import type { ContentIndex } from '#src/content-index/queries.ts'
import type { BlockProps } from '#src/schemas/blocks.ts'

/** The counters in the order of lists/home-metrics.json. */
export function loadMetrics(props: BlockProps<'Metrics'>, content: ContentIndex): MetricsProps {
  return { ...props, metrics: content.list('homeMetrics') }
}
