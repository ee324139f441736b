import { z } from 'zod'
import { text } from '#src/content/field-types.ts'
import type { BlockDefinition } from '../block-definition.ts'

export const callout = {
  description: 'A short passage set apart.',
  props: z.strictObject({ title: text('The heading.') }),
  children: 'prose',
  shows: {},
  example: '<Callout title="In practice">\n\nWords.\n\n</Callout>',
} as const satisfies BlockDefinition
