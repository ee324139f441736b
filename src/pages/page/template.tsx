import type { ReactNode } from 'react'
import type { BreadcrumbItem } from '#src/site/breadcrumb-item.ts'
import { BlocksStylesheet } from '#src/site/frame/blocks-stylesheet.tsx'
import { Hero } from '#src/site/hero/hero.tsx'
import type { HeroView } from '#src/site/hero/hero-actions.tsx'

/** View model of an ordinary page. */
export interface PageView {
  /** The page's path: its drawing depends on it. */
  path: string
  hero: HeroView
  breadcrumb: BreadcrumbItem[]
}

/** An ordinary page: the hero, then whatever the content file composes. */
export function PageTemplate({ view, children }: { view: PageView; children: ReactNode }) {
  return (
    <>
      <Hero hero={view.hero} breadcrumb={view.breadcrumb} seed={view.path} />
      <BlocksStylesheet />
      {children}
    </>
  )
}
