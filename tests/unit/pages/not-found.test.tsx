// @vitest-environment dom
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, type MockInstance, vi } from 'vitest'
import { canGoBack } from '#src/pages/not-found/go-back.ts'
import { MissingPage, type MissingPageProps, suggestionsFor } from '#src/pages/not-found/missing-page.tsx'
import { NotFoundTemplate, type NotFoundView } from '#src/pages/not-found/template.tsx'
import { renderInSite, stubBrowser } from '../site/render-in-site.tsx'

const view: NotFoundView = {
  hero: { title: 'Intelligence Not Found', eyebrow: '404', tone: 'dark', art: 'curve' },
  words: { home: 'Return to HQ', back: 'Go Back', briefing: 'Schedule Strategic Briefing' },
  search: {
    title: 'Search the site',
    placeholder: 'A subject',
    submit: 'Search',
    noScript: 'Searching needs JavaScript.',
    subjects: 'Everything by subject',
  },
}
const missing: MissingPageProps = {
  words: {
    attempted: 'Address requested',
    suggestions: 'Pages with a similar address',
    retired: '{name} on our Services page',
  },
  pages: [
    { path: '/careers', title: 'Careers' },
    { path: '/case-studies', title: 'Case Studies' },
  ],
  retired: [{ path: '/services/ai-transformation', name: 'AI Transformation', href: '/services#ai-transformation' }],
}
const page = <NotFoundTemplate view={view} live={<MissingPage {...missing} />} />

let log: MockInstance

beforeEach(() => {
  stubBrowser()
  log = vi.spyOn(console, 'info').mockImplementation(() => {})
  window.history.replaceState(null, '', '/carers')
})
afterEach(() => vi.unstubAllGlobals())

it('shows 404, the heading and the ways out, and logs the address', () => {
  renderInSite(page, { path: '/404' })
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Intelligence Not Found')
  expect(screen.getByText('404')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Return to HQ' })).toHaveAttribute('href', '/')
  expect(screen.getByRole('link', { name: 'Schedule Strategic Briefing' })).toHaveAttribute('href', '/contact')
  expect(screen.getByText('/carers')).toBeVisible()
  expect(log).toHaveBeenCalledWith('404: /carers')
})

it('suggests pages with a similar address', () => {
  expect(suggestionsFor('/carers', missing)).toEqual([{ href: '/careers', words: 'Careers' }])
})

it('recognizes the services that have no page of their own', () => {
  expect(suggestionsFor('/services/ai-transformation/', missing)).toEqual([
    { href: '/services#ai-transformation', words: 'AI Transformation on our Services page' },
  ])
})

it('marks in the menus what an address belongs to', () => {
  window.history.replaceState(null, '', '/services/ai-transformation')
  renderInSite(page, { path: '/404' })
  expect(screen.getByRole('button', { name: 'Services' })).toHaveAttribute('aria-current', 'true')
  const marked = [...document.querySelectorAll('header [aria-current]')].map(({ textContent }) => textContent)
  expect(new Set(marked)).toEqual(new Set(['Services', 'All services']))
})

it('goes back one step when there is one', () => {
  vi.spyOn(window.history, 'length', 'get').mockReturnValue(2)
  const back = vi.spyOn(window.history, 'back')
  renderInSite(page, { path: '/404' })
  fireEvent.click(screen.getByRole('button', { name: 'Go Back' }))
  expect(back).toHaveBeenCalledOnce()
})

it.each([
  ['another page of the site', { canGoBack: true, entries: 3, length: 3 }, true],
  ['another site', { canGoBack: false, entries: 1, length: 2 }, true],
  ['nothing, and something comes after it', { canGoBack: false, entries: 2, length: 2 }, false],
])('knows from the Navigation API that %s comes before it', (_, { canGoBack: known, entries, length }, expected) => {
  vi.stubGlobal('navigation', { canGoBack: known, entries: () => Array.from({ length: entries }) })
  vi.spyOn(window.history, 'length', 'get').mockReturnValue(length)
  expect(canGoBack()).toBe(expected)
})

it('sends a question to the page of the search, without script as well', () => {
  renderInSite(page, { path: '/404' })
  expect(screen.getByRole('search')).toHaveAttribute('action', '/search')
  expect(screen.getByRole('searchbox', { name: 'Search the site' })).toHaveAttribute('name', 'q')
})
