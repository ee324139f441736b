import type { OriginScaleProps } from '#src/components/blocks/origin-scale.tsx'
import type { ContentIndex } from '#src/content-index/queries.ts'
import type { BlockProps } from '#src/schemas/blocks.ts'

/** Nothing to look up: every word stands on the tag. */
export function loadOriginScale(
  props: BlockProps<'OriginScale'>,
  _content: ContentIndex,
): Omit<OriginScaleProps, 'children'> {
  return props
}
