import type { BlockProps } from '#src/schemas/blocks.ts'
import type { ContentIndex } from '#src/content-index/queries.ts'

export function loadWebinarList(props: BlockProps<'WebinarList'>, _content: ContentIndex) {
  return { ...props }
}
