import type { ClientTypesProps } from '#src/components/blocks/client-types.tsx'
import type { ContentIndex } from '#src/content-index/queries.ts'
import type { BlockProps } from '#src/schemas/blocks.ts'

/** The client types in the order of lists/client-types.json. */
export function loadClientTypes(_props: BlockProps<'ClientTypes'>, content: ContentIndex): ClientTypesProps {
  return { clientTypes: content.list('clientTypes') }
}
