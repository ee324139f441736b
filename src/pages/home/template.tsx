import type { ReactNode } from 'react'
import { HeroBackdrop } from '#src/pages/home/hero-backdrop.tsx'
import { HomeHero } from '#src/pages/home/home-hero.tsx'
import type { PageView } from '#src/pages/page/template.tsx'
import { BlocksStylesheet } from '#src/site/frame/blocks-stylesheet.tsx'

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
