import type { BlockProps } from '#src/schemas/blocks.ts'
import type { ContentIndex } from '#src/content-index/queries.ts'

export function loadTransformationOS(props: BlockProps<'TransformationOS'>, _content: ContentIndex) {
  return { ...props }
}
