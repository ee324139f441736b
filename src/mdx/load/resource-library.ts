import type { BlockProps } from '#src/schemas/blocks.ts'
import type { ContentIndex } from '#src/content-index/queries.ts'

export function loadResourceLibrary(props: BlockProps<'ResourceLibrary'>, _content: ContentIndex) {
  return { ...props }
}
