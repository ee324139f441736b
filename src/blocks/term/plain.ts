import type { PropsOf } from '#src/blocks/block-definition.ts'
import type { term } from '#src/blocks/term/schema.ts'
import type { Tree } from '#src/body/tree.ts'

/** Its name. On the site its words stand in its place before anything is made of the text. */
export const plainTerm = ({ value }: PropsOf<typeof term>): Tree => [value]
