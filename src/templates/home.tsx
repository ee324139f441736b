import type { ReactNode } from 'react'
import { HeroBackdrop } from '#src/components/home/hero-backdrop.tsx'
import { BlocksStylesheet } from '#src/components/site/blocks-stylesheet.tsx'
import { HomeHero } from '#src/components/site/home-hero.tsx'
import type { PageView } from './page.tsx'

/** Frame of the home page: the large hero, then whatever the page is composed of. */
export function HomeTemplate({ view, children }: { view: PageView; children: ReactNode }) {
  return (
    <>
      <HomeHero hero={view.hero} backdrop={<HeroBackdrop />} />
      <BlocksStylesheet />
      {children}
    </>
  )
}
