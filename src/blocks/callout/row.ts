import { z } from 'zod'
import type { BlockDefinition, PropsOf } from '#src/blocks/block-definition.ts'
import { element, paragraphs } from '#src/body/plain.ts'
import type { Tree } from '#src/body/tree.ts'
import { text } from '#src/content/field-types.ts'

export const callout = {
  description: 'A short passage set apart.',
  props: z.strictObject({ title: text('The heading.') }),
  children: 'prose',
  shows: {},
  example: '<Callout title="In practice">\n\nWords.\n\n</Callout>',
} as const satisfies BlockDefinition

/** Its heading, and the passage. */
export const plainCallout = ({ title }: PropsOf<typeof callout>, inner: Tree): Tree => [
  ...paragraphs(element('strong', title)),
  ...inner,
]
