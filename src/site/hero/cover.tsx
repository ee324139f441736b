import type { PictureView } from '#src/content/picture-order.ts'
import { ResponsiveImage } from '#src/ui/responsive-image.tsx'
import { Art, type ArtFamily } from './art.tsx'

/** What a briefing's cover is made of: its picture, or the drawing of its category. */
export interface CoverOf {
  slug: string
  art: ArtFamily
  cover?: PictureView
}

interface CoverProps {
  of: CoverOf
  className?: string
  /** Part of what a visitor sees first. */
  first?: boolean
}

/** The cover of a briefing. */
export function Cover({ of: { slug, art, cover }, className, first }: CoverProps) {
  return cover ? (
    <ResponsiveImage picture={cover} className={className} first={first} />
  ) : (
    <Art family={art} seed={slug} className={className} />
  )
}
