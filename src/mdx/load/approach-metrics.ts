import type { BlockProps } from '#src/schemas/blocks.ts'
import type { ContentIndex } from '#src/content-index/queries.ts'

export function loadApproachMetrics(props: BlockProps<'ApproachMetrics'>, _content: ContentIndex) {
  return { ...props }
}
