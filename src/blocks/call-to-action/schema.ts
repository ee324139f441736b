import { z } from 'zod'
import { text } from '#src/content/field-types.ts'
import type { BlockDefinition } from '../block-definition.ts'

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
