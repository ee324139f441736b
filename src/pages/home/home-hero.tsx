import type { ReactNode } from 'react'
import { classes } from '#src/lib/css-classes.ts'
import { MotionSwitch } from '#src/site/frame/motion-switch.tsx'
import { HeroActions, type HeroView } from '#src/site/hero/hero-actions.tsx'
import { HeroArt } from '#src/site/hero/hero-art.tsx'
import { Eyebrow } from '#src/ui/eyebrow.tsx'

interface HomeHeroProps {
  hero: HeroView
  /** What the drawing depends on. */
  seed?: string
  /** What lies behind words and drawing: the particle network, the glow. */
  backdrop?: ReactNode
  /** Further content under the buttons. */
  children?: ReactNode
}

/** The stage of the home page: the family of curves that comes down to one line. */
export function HomeHero({ hero, seed = 'home', backdrop, children }: HomeHeroProps) {
  return (
    <section className={classes('hero home-hero on-ink', hero.image && 'hero-pictured')}>
      {backdrop}
      <div className="container-page hero-words">
        <div className="hero-text">
          {hero.eyebrow && <Eyebrow>{hero.eyebrow}</Eyebrow>}
          <h1 tabIndex={-1} className="text-5xl">
            {hero.title}
          </h1>
          {hero.subtitle && <p className="hero-subtitle">{hero.subtitle}</p>}
          {hero.description && <p className="hero-description">{hero.description}</p>}
          <HeroActions hero={hero} size="lg" />
          {children}
        </div>
        <MotionSwitch />
      </div>
      <HeroArt hero={hero} seed={seed} height={680} />
    </section>
  )
}
