import { ButtonLink } from '#src/components/ui/button.tsx'
import type { Hero } from '#src/schemas/page.ts'

/** The one or two buttons of a hero. */
export function HeroActions({ hero, size = 'default' }: { hero: Hero; size?: 'default' | 'lg' }) {
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
        <ButtonLink href={hero.secondaryCtaLink} variant="outline" size={size}>
          {hero.secondaryCtaText}
        </ButtonLink>
      )}
    </p>
  )
}
