import type { BlockProps } from '#src/blocks/blocks.ts'
import type { ClientTypesProps } from '#src/blocks/client-types/client-types.tsx'
import type { ContentIndex } from '#src/content/queries.ts'

/** The client types in the order of lists/client-types.json. */
export function loadClientTypes(_props: BlockProps<'ClientTypes'>, content: ContentIndex): ClientTypesProps {
  return { clientTypes: content.list('clientTypes') }
}
