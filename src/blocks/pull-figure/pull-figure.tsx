import type { BlockProps } from '#src/blocks/blocks.ts'

/** A figure set large between paragraphs. */
export default function PullFigure({ value, label }: BlockProps<'PullFigure'>) {
  return (
    <figure className="not-prose pull-figure">
      <p>{value}</p>
      <figcaption>{label}</figcaption>
    </figure>
  )
}
