import type { PropsOf } from '#src/blocks/block-definition.ts'
import type { callToAction } from '#src/blocks/call-to-action/schema.ts'
import { element, paragraphs } from '#src/body/plain.ts'
import type { Tree } from '#src/body/tree.ts'

/** Heading, sentence and links. */
export const plainCallToAction = ({ title, text }: PropsOf<typeof callToAction>, inner: Tree): Tree => [
  element('h2', title),
  ...paragraphs(text),
  ...inner,
]
