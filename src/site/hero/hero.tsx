import type { ReactNode } from 'react'
import { classes } from '#src/lib/css-classes.ts'
import type { BreadcrumbItem } from '#src/site/breadcrumb-item.ts'
import { Breadcrumb } from '#src/site/frame/breadcrumb.tsx'
import { Eyebrow } from '#src/ui/eyebrow.tsx'
import { HeroActions, type HeroView } from './hero-actions.tsx'
import { HeroArt } from './hero-art.tsx'

interface HeroProps {
  hero: HeroView
  /** The trail from the home page; left out on pages without one. */
  breadcrumb?: readonly BreadcrumbItem[]
  /** What the drawing depends on, usually the page's path. */
  seed: string
  /** Further content under the buttons. */
  children?: ReactNode
}

/** The opening band of a page: words at the left, the page's own drawing running off at the right. */
export function Hero({ hero, breadcrumb = [], seed, children }: HeroProps) {
  return (
    <section className={classes('hero', hero.tone === 'dark' && 'on-ink', hero.image && 'hero-pictured')}>
      <div className="container-page hero-words">
        <Breadcrumb items={breadcrumb} />
        <div className="hero-text">
          {hero.eyebrow && <Eyebrow>{hero.eyebrow}</Eyebrow>}
          <h1 tabIndex={-1}>{hero.title}</h1>
          {hero.subtitle && <p className="hero-subtitle">{hero.subtitle}</p>}
          {hero.description && <p className="hero-description">{hero.description}</p>}
          <HeroActions hero={hero} />
          {children}
        </div>
      </div>
      <HeroArt hero={hero} seed={seed} />
    </section>
  )
}
