import type { BlockProps } from '#src/blocks/blocks.ts'
import type { OriginScaleProps } from '#src/blocks/origin-scale/origin-scale.tsx'
import type { ContentIndex } from '#src/content/queries.ts'

/** Nothing to look up: every word stands on the tag. */
export function loadOriginScale(
  props: BlockProps<'OriginScale'>,
  _content: ContentIndex,
): Omit<OriginScaleProps, 'children'> {
  return props
}
