import type { PropsOf } from '#src/blocks/block-definition.ts'
import type { callout } from '#src/blocks/callout/schema.ts'
import { element, paragraphs } from '#src/body/plain.ts'
import type { Tree } from '#src/body/tree.ts'

/** Its heading, and the passage. */
export const plainCallout = ({ title }: PropsOf<typeof callout>, inner: Tree): Tree => [
  ...paragraphs(element('strong', title)),
  ...inner,
]
