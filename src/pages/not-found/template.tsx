import type { ReactNode } from 'react'
import type { NotFoundWords } from '#src/content/schemas/page.ts'
import { classes } from '#src/lib/css-classes.ts'
import * as routes from '#src/lib/routes.ts'
import { BlocksStylesheet } from '#src/site/frame/blocks-stylesheet.tsx'
import type { HeroView } from '#src/site/hero/hero-actions.tsx'
import { HeroArt } from '#src/site/hero/hero-art.tsx'
import { SearchForm, type SearchFormWords } from '#src/site/search/search-form.tsx'
import { Button, ButtonLink } from '#src/ui/button.tsx'

/** View model of the 404 page. */
export interface NotFoundView {
  hero: HeroView
  words: Pick<NotFoundWords, 'home' | 'back' | 'briefing'>
  search: SearchFormWords
}

interface NotFoundProps {
  view: NotFoundView
  /** What is said of the address that was asked for. */
  live: ReactNode
  children?: ReactNode
}

/** The page for every address that is not on the site: the line runs off the chart. */
export function NotFoundTemplate({ view, live, children }: NotFoundProps) {
  const { hero, words, search } = view
  return (
    <>
      <section className={classes('hero home-hero on-ink', hero.image && 'hero-pictured')}>
        <div className="container-page hero-words">
          <div className="hero-text">
            {hero.eyebrow && <p className="lost-number tnum">{hero.eyebrow}</p>}
            <h1 tabIndex={-1}>{hero.title}</h1>
            {hero.description && <p className="hero-description">{hero.description}</p>}
            <div className="hero-actions">
              <ButtonLink href="/" variant="hero" size="lg">
                {words.home}
              </ButtonLink>
              <Button variant="outline" size="lg" className="needs-script" data-behavior="go-back">
                {words.back}
              </Button>
              <ButtonLink href={routes.contactPage} variant="link" size="lg">
                {words.briefing}
              </ButtonLink>
            </div>
            {live}
          </div>
        </div>
        <HeroArt hero={hero} seed="404" height={680} />
      </section>
      <BlocksStylesheet />
      <section className="section tone-paper" aria-labelledby="lost-search">
        <div className="container-page">
          <h2 id="lost-search" className="text-2xl">
            {search.title}
          </h2>
          <SearchForm words={search} />
        </div>
      </section>
      {children}
    </>
  )
}
