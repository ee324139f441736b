import { z } from 'zod'
import type { BlockDefinition, PropsOf } from '#src/blocks/block-definition.ts'
import { fact } from '#src/body/plain.ts'
import type { Tree } from '#src/body/tree.ts'
import { line, text } from '#src/content/field-types.ts'

export const pullFigure = {
  description: 'A figure set large between paragraphs.',
  props: z.strictObject({ value: line('The figure.'), label: text('What it says.') }),
  children: 'none',
  shows: {},
  example: '<PullFigure value="8%" label="of invoices came back at the first attempt" />',
} as const satisfies BlockDefinition

/** The figure, and what it says. */
export const plainPullFigure = ({ value, label }: PropsOf<typeof pullFigure>): Tree => [fact(value, label)]
