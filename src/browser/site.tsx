import { startTransition, useEffect, useState } from 'react'
import { Router } from 'react-router-dom'
import { Layout } from '#src/site/frame/layout.tsx'
import { ShownPath } from '#src/site/frame/shown-path.ts'
import type { LayoutData } from '#src/site/layout-data.ts'
import { UiContext } from '#src/ui/ui-context.tsx'
import { startBehaviors } from './behaviors.ts'
import { ErrorScreen } from './error-screen.tsx'
import { VisitsContext } from './located.tsx'
import { PageBoundary } from './page-boundary.tsx'
import { PageView } from './page-view.tsx'
import type { Visit, Visits } from './visits.ts'

type Shown = Pick<Visit, 'page' | 'error'>

/** The whole site at one moment: the frame, and in it a page or what went wrong. Needs a router around it. */
export function Site({ layout, page, error }: { layout: LayoutData } & Shown) {
  // Tells tests, styles and the entry that the page is alive: every effect below has run.
  useEffect(() => {
    startBehaviors()
    document.documentElement.dataset.hydrated = ''
    window.dispatchEvent(new Event('hydrated'))
  }, [])
  return (
    <UiContext value={layout.ui}>
      <PageBoundary>
        <ShownPath value={page?.path ?? ''}>
          <Layout layout={layout}>
            <PageBoundary key={page?.path}>
              {page ? <PageView page={page} /> : <ErrorScreen error={error} />}
            </PageBoundary>
          </Layout>
        </ShownPath>
      </PageBoundary>
    </UiContext>
  )
}

/** The site in the browser: it follows the visitor. */
export function LiveSite({ visits }: { visits: Visits }) {
  const [{ layout, location, type, page, error }, setVisit] = useState(visits.current)
  useEffect(() => visits.subscribe(() => startTransition(() => setVisit(visits.current))), [visits])
  return (
    <Router location={location} navigationType={type} navigator={visits.navigator}>
      <VisitsContext value={visits}>
        <Site layout={layout} page={page} error={error} />
      </VisitsContext>
    </Router>
  )
}
