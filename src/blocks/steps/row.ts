import { z } from 'zod'
import type { BlockDefinition, PropsOf } from '#src/blocks/block-definition.ts'
import { element, paragraphs } from '#src/body/plain.ts'
import type { Tree } from '#src/body/tree.ts'
import { text } from '#src/content/field-types.ts'

export const steps = {
  description: 'Numbered steps in order.',
  props: z.strictObject({
    look: z
      .enum(['track', 'ledger', 'scale'])
      .default('track')
      .describe('Side by side on a track, as rows of a ledger, or on a logarithmic scale.'),
  }),
  children: ['Step'],
  shows: {},
  example: '<Steps>\n<Step title="Assess">\n\nWords.\n\n</Step>\n</Steps>',
} as const satisfies BlockDefinition

export const step = {
  description: 'One step.',
  props: z.strictObject({
    title: text('The name of the step.'),
    meta: text('A short line, for example how long it takes.').optional(),
  }),
  children: 'prose',
  parents: ['Steps'],
  shows: {},
  example: '<Step title="Assess" meta="2 weeks">\n\nWords.\n\n</Step>',
} as const satisfies BlockDefinition

/** A numbered list. */
export const plainSteps = (_: unknown, inner: Tree): Tree => [element('ol', ...inner)]

/** One step of it. */
export const plainStep = ({ title, meta }: PropsOf<typeof step>, inner: Tree): Tree => [
  element('li', element('h3', title), ...paragraphs(meta), ...inner),
]
