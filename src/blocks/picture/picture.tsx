import type { PictureView } from '#src/content/picture-order.ts'
import { ResponsiveImage } from '#src/ui/responsive-image.tsx'

export interface PictureProps {
  picture: PictureView
  caption?: string
  credit?: string
  width: 'column' | 'wide' | 'full'
}

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
