import type { PropsOf } from '#src/blocks/block-definition.ts'
import type { pullFigure } from '#src/blocks/pull-figure/row.ts'

/** A figure set large between paragraphs. */
export function PullFigure({ value, label }: PropsOf<typeof pullFigure>) {
  return (
    <figure className="not-prose pull-figure">
      <p>{value}</p>
      <figcaption>{label}</figcaption>
    </figure>
  )
}
