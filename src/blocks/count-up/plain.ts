import { type CountedNumber, finalNumber } from '#src/blocks/count-up/final-number.ts'
import type { Tree } from '#src/body/tree.ts'

/** The number it ends at, inside a sentence. */
export const plainCountUp = (number: CountedNumber): Tree => [finalNumber(number)]
