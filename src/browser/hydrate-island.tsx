import { StrictMode, startTransition, useEffect, useSyncExternalStore } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { Router } from 'react-router-dom'
import { loadedBlocks } from '#src/blocks/loaded-blocks.ts'
import { renderTree } from '#src/body/render-tree.tsx'
import type { TreeElement } from '#src/body/tree.ts'
import { joinWords } from '#src/lib/part-words.ts'
import type { LiveData } from '#src/pages/page-data.ts'
import { SiteContext } from '#src/site/frame/site-context.tsx'
import { UiContext } from '#src/ui/ui-context.tsx'
import { addressBar, here, onAddress } from './address.ts'
import { ErrorBoundary } from './error-boundary.tsx'

/** What an island shows: its block, and the words of the site. */
export interface IslandContent extends Pick<LiveData, 'site' | 'ui'> {
  element: TreeElement
}

interface LiveIslandProps {
  content: IslandContent
  /** What was served of it, as long as it is still right. */
  served: readonly Node[]
  onAwake: () => void
}

function LiveIsland({ content: { element, site, ui }, served, onAwake }: LiveIslandProps) {
  const { location, type } = useSyncExternalStore(onAddress, here, here)
  useEffect(onAwake, [onAwake])
  return (
    <UiContext value={ui}>
      <SiteContext value={site}>
        <Router location={location} navigationType={type} navigator={addressBar}>
          <ErrorBoundary served={served}>{renderTree([element], loadedBlocks)}</ErrorBoundary>
        </Router>
      </SiteContext>
    </UiContext>
  )
}

/** An island that is alive. */
export interface HydratedIsland {
  show(content: IslandContent): void
  unmount(): void
}

/** Takes over the HTML of an island whose blocks are loaded. */
export function hydrateIsland(container: Element, content: IslandContent, onAwake: () => void): HydratedIsland {
  joinWords(container)
  const served: Node[] = [...container.childNodes]
  // Once somebody has used it, what was served may say something else than what they have chosen.
  const forget = () => {
    served.length = 0
  }
  const onAlive = () => {
    for (const name of ['click', 'input'] as const) container.addEventListener(name, forget, true)
    onAwake()
  }
  const view = (shown: IslandContent) => (
    <StrictMode>
      <LiveIsland content={shown} served={served} onAwake={onAlive} />
    </StrictMode>
  )
  let root: ReturnType<typeof hydrateRoot>
  // In a transition React yields between pieces, so that a press in between is answered.
  startTransition(() => {
    root = hydrateRoot(container, view(content))
  })
  return { show: (shown) => root.render(view(shown)), unmount: () => root.unmount() }
}
