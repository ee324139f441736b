import { type ReactNode, useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { NotFoundWords } from '#src/content/schemas/page.ts'
import { fillWords } from '#src/lib/fill-words.ts'
import { BackButton } from '#src/pages/not-found/back-button.tsx'
import { PathSuggestions } from '#src/pages/not-found/path-suggestions.tsx'
import { similarPaths } from '#src/pages/not-found/similar-paths.ts'
import { BlocksStylesheet } from '#src/site/frame/blocks-stylesheet.tsx'
import type { HeroView } from '#src/site/hero/hero-actions.tsx'
import { HeroArt } from '#src/site/hero/hero-art.tsx'
import { searchAddress } from '#src/site/search/search-address.ts'
import { SearchForm } from '#src/site/search/search-form.tsx'
import type { ShownWords } from '#src/site/search/search-status.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { useHydrated } from '#src/ui/use-hydrated.ts'

/** View model of the 404 page. */
export interface NotFoundView {
  hero: HeroView
  words: NotFoundWords
  search: Pick<ShownWords, 'title' | 'placeholder' | 'submit'>
  /** Every page of the site, for suggestions. */
  pages: { path: string; title: string }[]
  /** Services without a page of their own: the address people may know, the name, and where they are described. */
  retired: { path: string; name: string; href: string }[]
}

/** What to offer somebody who asked for `path`: the retired service it names, else pages with a similar address. */
export function suggestionsFor(path: string, { pages, retired, words }: Omit<NotFoundView, 'hero' | 'search'>) {
  const service = retired.find((entry) => entry.path === path.replace(/(?<=.)\/+$/, ''))
  if (service) return [{ href: service.href, words: fillWords(words.retired, { name: service.name }) }]
  return similarPaths(path, pages).map((page) => ({ href: page.path, words: page.title }))
}

/** The address that was asked for is known only in the browser: the same file answers every unknown one. */
function Attempt({ view }: { view: NotFoundView }) {
  const hydrated = useHydrated()
  const { pathname } = useLocation()
  useEffect(() => {
    // biome-ignore lint/suspicious/noConsole: the attempted path is logged on purpose (specified behavior of the 404 page)
    console.info(`404: ${pathname}`)
  }, [pathname])
  if (!hydrated) return null
  return (
    <>
      <p className="label mt-6 text-faint">
        {view.words.attempted} <code className="normal-case text-body">{pathname}</code>
      </p>
      <PathSuggestions title={view.words.suggestions} links={suggestionsFor(pathname, view)} />
    </>
  )
}

/** The page for every address that is not on the site: the line runs off the chart. */
export function NotFoundTemplate({ view, children }: { view: NotFoundView; children?: ReactNode }) {
  const { hero, words, search } = view
  const navigate = useNavigate()
  return (
    <>
      <section className="hero home-hero on-ink">
        <HeroArt hero={hero} seed="404" height={680} />
        <div className="container-page hero-words">
          <div className="hero-text">
            {hero.eyebrow && <p className="lost-number tnum">{hero.eyebrow}</p>}
            <h1 tabIndex={-1}>{hero.title}</h1>
            {hero.description && <p className="hero-description">{hero.description}</p>}
            <div className="hero-actions">
              <ButtonLink href="/" variant="hero" size="lg">
                {words.home}
              </ButtonLink>
              <BackButton>{words.back}</BackButton>
              <ButtonLink href="/contact" variant="link" size="lg">
                {words.briefing}
              </ButtonLink>
            </div>
            <Attempt view={view} />
          </div>
        </div>
      </section>
      <BlocksStylesheet />
      <section className="section tone-paper" aria-labelledby="lost-search">
        <div className="container-page">
          <h2 id="lost-search" className="text-2xl">
            {search.title}
          </h2>
          <SearchForm words={search} onSubmit={(question) => navigate(searchAddress(question))} />
        </div>
      </section>
      {children}
    </>
  )
}
