import type { PictureView } from '#src/content/picture-order.ts'
import type { Hero } from '#src/content/schemas/page.ts'
import { ButtonLink } from '#src/ui/button.tsx'

export interface HeroView extends Omit<Hero, 'image'> {
  image?: PictureView
  /** What the second button downloads, for example "PDF, 310 KB". */
  download?: string
}

/** The one or two buttons of a hero. */
export function HeroActions({ hero, size = 'default' }: { hero: HeroView; size?: 'default' | 'lg' }) {
  if (!hero.ctaText || !hero.ctaLink) return null
  return (
    <p className="hero-actions">
      <ButtonLink
        href={hero.ctaLink}
        interest={hero.ctaInterest}
        variant={hero.tone === 'dark' ? 'hero' : 'default'}
        size={size}
      >
        {hero.ctaText}
      </ButtonLink>
      {hero.secondaryCtaText && hero.secondaryCtaLink && (
        <ButtonLink href={hero.secondaryCtaLink} download={hero.download && true} variant="outline" size={size}>
          {hero.secondaryCtaText}
          {hero.download && <span className="sr-only">{`, ${hero.download}`}</span>}
        </ButtonLink>
      )}
    </p>
  )
}
