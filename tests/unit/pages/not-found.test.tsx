// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, type MockInstance, vi } from 'vitest'
import { canGoBack } from '#src/pages/not-found/can-go-back.ts'
import { NotFoundTemplate, type NotFoundView, suggestionsFor } from '#src/pages/not-found/template.tsx'
import { renderInSite, stubBrowser } from '../site/render-in-site.tsx'

const view: NotFoundView = {
  hero: { title: 'Intelligence Not Found', eyebrow: '404', tone: 'dark', art: 'curve' },
  words: {
    home: 'Return to HQ',
    back: 'Go Back',
    briefing: 'Schedule Strategic Briefing',
    attempted: 'Address requested',
    suggestions: 'Pages with a similar address',
    retired: '{name} on our Services page',
  },
  search: { title: 'Search the site', placeholder: 'A subject', submit: 'Search' },
  pages: [
    { path: '/careers', title: 'Careers' },
    { path: '/case-studies', title: 'Case Studies' },
  ],
  retired: [{ path: '/services/ai-transformation', name: 'AI Transformation', href: '/services#ai-transformation' }],
}

let log: MockInstance

beforeEach(() => {
  stubBrowser()
  log = vi.spyOn(console, 'info').mockImplementation(() => {})
})
afterEach(() => vi.unstubAllGlobals())

it('shows 404, the heading and the ways out, and logs the address', () => {
  renderInSite(<NotFoundTemplate view={view} />, { path: '/carers' })
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Intelligence Not Found')
  expect(screen.getByText('404')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Return to HQ' })).toHaveAttribute('href', '/')
  expect(screen.getByRole('link', { name: 'Schedule Strategic Briefing' })).toHaveAttribute('href', '/contact')
  expect(screen.getByText('/carers')).toBeVisible()
  expect(log).toHaveBeenCalledWith('404: /carers')
})

it('suggests pages with a similar address', () => {
  expect(suggestionsFor('/carers', view)).toEqual([{ href: '/careers', words: 'Careers' }])
})

it('recognizes the services that have no page of their own', () => {
  expect(suggestionsFor('/services/ai-transformation/', view)).toEqual([
    { href: '/services#ai-transformation', words: 'AI Transformation on our Services page' },
  ])
})

it('goes home when the visit began here', () => {
  vi.spyOn(window.history, 'length', 'get').mockReturnValue(1)
  const { router } = renderInSite(<NotFoundTemplate view={view} />, { path: '/carers' })
  fireEvent.click(screen.getByRole('button', { name: 'Go Back' }))
  expect(router.state.location.pathname).toBe('/')
})

it('goes back one step when there is one', async () => {
  vi.spyOn(window.history, 'length', 'get').mockReturnValue(2)
  const { router } = renderInSite(<NotFoundTemplate view={view} />, { path: '/carers' })
  const navigate = vi.spyOn(router, 'navigate')
  fireEvent.click(screen.getByRole('button', { name: 'Go Back' }))
  expect(navigate.mock.calls[0]?.[0]).toBe(-1)
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

it('leads to the results of a question, in place', async () => {
  const { router } = renderInSite(<NotFoundTemplate view={view} />, { path: '/carers' })
  fireEvent.change(screen.getByRole('searchbox', { name: 'Search the site' }), { target: { value: ' open roles ' } })
  fireEvent.submit(screen.getByRole('search'))
  expect(router.state.location.pathname + router.state.location.search).toBe('/search?q=open+roles')
})
