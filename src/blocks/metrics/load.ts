import type { BlockProps } from '#src/blocks/blocks.ts'
import type { MetricsProps } from '#src/blocks/metrics/metrics.tsx'
import type { ContentIndex } from '#src/content/queries.ts'

/** The counters in the order of lists/home-metrics.json. */
export function loadMetrics(props: BlockProps<'Metrics'>, content: ContentIndex): MetricsProps {
  return { ...props, metrics: content.list('homeMetrics') }
}
