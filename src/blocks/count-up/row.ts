import { z } from 'zod'
import type { BlockDefinition } from '#src/blocks/block-definition.ts'
import { type CountedNumber, finalNumber } from '#src/blocks/count-up/final-number.ts'
import type { Tree } from '#src/body/tree.ts'

export const countUp = {
  description: 'A number that counts up once when it comes into view.',
  props: z.strictObject({
    value: z.number().describe('The number it ends at.'),
    prefix: z.string().optional().describe('Before the number, for example "$".'),
    suffix: z.string().optional().describe('After the number, for example "B".'),
    decimals: z.int().min(0).max(2).default(0),
    duration: z.number().min(0.2).max(10).default(2).describe('Seconds.'),
  }),
  children: 'none',
  inline: true,
  shows: {},
  example: '<CountUp value={1.2} prefix="$" suffix="B" decimals={1} />',
} as const satisfies BlockDefinition

/** The number it ends at, inside a sentence. */
export const plainCountUp = (number: CountedNumber): Tree => [finalNumber(number)]
