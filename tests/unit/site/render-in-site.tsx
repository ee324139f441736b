import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { vi } from 'vitest'
import { startBehaviors } from '#src/browser/behaviors.ts'
import { navigation, site, ui } from '#src/content/schemas/site.ts'
import { Layout } from '#src/site/frame/layout.tsx'
import navigationJson from '../../../content/site/navigation.json' with { type: 'json' }
import siteJson from '../../../content/site/site.json' with { type: 'json' }
import uiJson from '../../../content/site/ui.json' with { type: 'json' }

/** The frame's real words, checked by the real schemas. */
export const words = { site: site.parse(siteJson), navigation: navigation.parse(navigationJson), ui: ui.parse(uiJson) }

/** What jsdom lacks: scrolling, and media queries. */
export function stubBrowser() {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }))
  vi.stubGlobal('scrollTo', () => {})
}

/** Renders a page inside the layout, at an address, and has it do what it does by itself. */
export function renderInSite(page: ReactNode = <h1>Page</h1>, { path = '/about', year = 2026 } = {}) {
  const rendered = render(
    <MemoryRouter initialEntries={[path]}>
      <Layout layout={{ ...words, year, stylesheet: '' }} path={path}>
        {page}
      </Layout>
    </MemoryRouter>,
  )
  startBehaviors()
  // jsdom follows no links; what the site does with a press comes before this.
  const stay = (event: Event) => (event.target as Element).closest('a') && event.preventDefault()
  window.addEventListener('click', stay)
  return rendered
}
