import type { PropsOf } from '#src/blocks/block-definition.ts'
import type { ClientTypesProps } from '#src/blocks/client-types/client-types.tsx'
import type { clientTypes } from '#src/blocks/client-types/schema.ts'
import type { ContentIndex } from '#src/content/queries.ts'

/** The client types in the order of lists/client-types.json. */
export function loadClientTypes(_props: PropsOf<typeof clientTypes>, content: ContentIndex): ClientTypesProps {
  return { clientTypes: content.list('clientTypes') }
}
