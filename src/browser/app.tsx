import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import type { TreeElement } from '#src/body/tree.ts'
import type { PageData } from '#src/pages/page-data.ts'
import type { LayoutData } from '#src/site/layout-data.ts'
import { openTooltips } from '#src/ui/open-tooltips.ts'
import { readFirstView } from './first-view.tsx'
import { type Island, makeIsland, wakeIslands } from './islands.ts'
import { type NetworkSource, networkSource, notFoundPath } from './network-source.ts'
import { openNamedDisclosures } from './open-named-disclosure.ts'
import { followPlainLinks } from './plain-links.ts'
import { prefetchVisible } from './prefetch-visible.ts'
import { LiveSite } from './site.tsx'
import { type FirstView, openVisits } from './visits.ts'

/** A page that is left takes its link to the blocks' styles with it; this one stays. */
function keepStylesheet(href: string) {
  if (!href) return
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = href
  document.head.append(link)
}

interface Arrival {
  layout: LayoutData
  page: PageData | FirstView
}

/** The page that stands in the document: its islands, or all of it where the document does not say how many it has. */
async function arrive(root: HTMLElement, path: string, source: NetworkSource): Promise<Arrival> {
  const count = root.dataset.islands
  if (count === undefined) {
    const [layout, page] = await Promise.all([source.layout(), source.page(path)])
    return { layout, page }
  }
  const live = count === '0' ? { layout: await source.layout(), islands: [] } : await source.live(path)
  const islands: Island[] = []
  const next = () => {
    const island = makeIsland(live.islands[islands.length] as TreeElement)
    islands.push(island)
    return island
  }
  const nodes = readFirstView(root.querySelector('main') as Element, next)
  wakeIslands(islands)
  return { layout: live.layout, page: { path, nodes } }
}

/** Takes over the prerendered page: fetches what is to be hydrated, then hydrates it. Called once. */
export async function start(): Promise<void> {
  const root = document.getElementById('root') as HTMLElement
  const path = root.dataset.page ?? notFoundPath
  if (path !== notFoundPath && location.pathname !== path) {
    history.replaceState(history.state, '', path + location.search + location.hash)
  }
  const source = networkSource()
  const { layout, page } = await arrive(root, path, source)
  const visits = openVisits(page, layout, source)
  followPlainLinks(visits, source)
  prefetchVisible(visits, source)
  keepStylesheet(layout.stylesheet)
  openTooltips()
  openNamedDisclosures()
  if (import.meta.env.DEV) void import('#src/dev/live-content.ts').then((module) => module.liveContent(visits, source))
  // In a transition React yields between pieces of the page, so that a press in between is answered.
  startTransition(() => {
    hydrateRoot(
      root,
      <StrictMode>
        <LiveSite visits={visits} />
      </StrictMode>,
      // Something has changed the document, an extension perhaps: the page is fetched whole.
      { onRecoverableError: () => void visits.refresh() },
    )
  })
}
