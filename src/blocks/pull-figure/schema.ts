import { z } from 'zod'
import { text } from '#src/content/field-types.ts'
import type { BlockDefinition } from '../block-definition.ts'

export const pullFigure = {
  description: 'A figure set large between paragraphs.',
  props: z.strictObject({ value: text('The figure.'), label: text('What it says.') }),
  children: 'none',
  shows: {},
  example: '<PullFigure value="8%" label="of invoices came back at the first attempt" />',
} as const satisfies BlockDefinition
