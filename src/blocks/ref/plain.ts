import type { PropsOf } from '#src/blocks/block-definition.ts'
import type { ref } from '#src/blocks/ref/schema.ts'
import type { Tree } from '#src/body/tree.ts'

/** Where it leads. On the site a link stands in its place before anything is made of the text. */
export const plainRef = ({ to }: PropsOf<typeof ref>): Tree => [to]
