import type { PictureProps } from '#src/blocks/picture/row.ts'
import { ResponsiveImage } from '#src/ui/responsive-image.tsx'

/** A picture between paragraphs. */
export function Picture({ picture, caption, credit, width }: PictureProps) {
  return (
    <figure className="not-prose picture" data-width={width}>
      <ResponsiveImage picture={picture} />
      {(caption || credit) && (
        <figcaption>
          {caption} {credit && <small>{credit}</small>}
        </figcaption>
      )}
    </figure>
  )
}
