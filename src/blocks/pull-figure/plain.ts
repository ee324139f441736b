import type { PropsOf } from '#src/blocks/block-definition.ts'
import type { pullFigure } from '#src/blocks/pull-figure/schema.ts'
import { fact } from '#src/body/plain.ts'
import type { Tree } from '#src/body/tree.ts'

/** The figure, and what it says. */
export const plainPullFigure = ({ value, label }: PropsOf<typeof pullFigure>): Tree => [fact(value, label)]
