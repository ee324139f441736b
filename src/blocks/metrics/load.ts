import type { PropsOf } from '#src/blocks/block-definition.ts'
import type { MetricsProps } from '#src/blocks/metrics/metrics.tsx'
import type { metrics } from '#src/blocks/metrics/schema.ts'
import type { ContentIndex } from '#src/content/queries.ts'

/** The counters in the order of lists/home-metrics.json. */
export function loadMetrics(props: PropsOf<typeof metrics>, content: ContentIndex): MetricsProps {
  return { ...props, metrics: content.list('homeMetrics').map(({ claim: _, ...metric }) => metric) }
}
