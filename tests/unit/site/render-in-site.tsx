import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { vi } from 'vitest'
import { followPlainLinks } from '#src/browser/plain-links.ts'
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
  Element.prototype.animate = vi.fn()
}

let following = false
let visit: (href: string) => Promise<void>

/** Renders a page inside the layout, at an address, in a router that knows two pages. */
export function renderInSite(page: ReactNode = <h1>Page</h1>, { path = '/about', year = 2026 } = {}) {
  const other = (
    <>
      <h1>Other page</h1>
      <a href="?category=compliance">Filter</a>
    </>
  )
  const at = (element: ReactNode) => <Layout layout={{ ...words, year, stylesheet: '' }}>{element}</Layout>
  const router = createMemoryRouter(
    [
      { path: '/approach', element: at(other) },
      { path: '*', element: at(page) },
    ],
    { initialEntries: [path] },
  )
  const rendered = render(<RouterProvider router={router} />)
  const ignore = { page: () => Promise.reject(new Error('Nothing is fetched here.')) }
  if (!following) followPlainLinks({ follow: (href) => visit(href) }, ignore)
  following = true
  visit = (href) => router.navigate(href)
  return { router, ...rendered }
}
