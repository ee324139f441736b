import type { ReactNode } from 'react'
import { BlocksStylesheet } from '#src/components/site/blocks-stylesheet.tsx'
import { Hero } from '#src/components/site/hero.tsx'
import type { HeroView } from '#src/components/site/hero-actions.tsx'
import type { BreadcrumbItem } from '#src/lib/breadcrumb-item.ts'

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
