import { z } from 'zod'
import type { BlockDefinition, PropsOf } from '#src/blocks/block-definition.ts'
import { element, paragraphs } from '#src/body/plain.ts'
import type { Tree } from '#src/body/tree.ts'
import { text } from '#src/content/field-types.ts'

export const callToAction = {
  description: 'The closing band of a page.',
  props: z.strictObject({
    title: text('The heading.'),
    text: text('One or two sentences.').optional(),
    tone: z.enum(['ink', 'verdigris', 'copper', 'vellum']).default('ink'),
  }),
  children: ['Action'],
  shows: {},
  example: '<CallToAction title="Talk to a partner">\n<Action label="Contact" href="/contact" />\n</CallToAction>',
} as const satisfies BlockDefinition

/** Heading, sentence and links. */
export const plainCallToAction = ({ title, text }: PropsOf<typeof callToAction>, inner: Tree): Tree => [
  element('h2', title),
  ...paragraphs(text),
  ...inner,
]
