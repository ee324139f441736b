import type { PropsOf } from '#src/blocks/block-definition.ts'
import type { step } from '#src/blocks/steps/schema.ts'
import { element, paragraphs } from '#src/body/plain.ts'
import type { Tree } from '#src/body/tree.ts'

/** A numbered list. */
export const plainSteps = (_: unknown, inner: Tree): Tree => [element('ol', ...inner)]

/** One step of it. */
export const plainStep = ({ title, meta }: PropsOf<typeof step>, inner: Tree): Tree => [
  element('li', element('h3', title), ...paragraphs(meta), ...inner),
]
