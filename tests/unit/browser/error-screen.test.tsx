// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, type MockInstance, vi } from 'vitest'
import { ErrorScreen } from '#src/browser/error-screen.tsx'
import { isChunkError, reloadOnce } from '#src/browser/reload-once.ts'
import { renderInSite, stubBrowser, words } from '../site/render-in-site.tsx'

const { error: labels } = words.ui

let logged: MockInstance

beforeEach(() => {
  stubBrowser()
  sessionStorage.clear()
  logged = vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

it('names the error, offers three ways on and keeps the frame of the site', () => {
  renderInSite(<ErrorScreen error={new Error('No scale')} />)
  const alert = screen.getByRole('alert')
  expect(within(alert).getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible()
  expect(alert).toHaveTextContent('No scale')
  expect(screen.getByRole('button', { name: labels.reload })).toBeVisible()
  expect(screen.getByRole('link', { name: labels.home })).toHaveAttribute('href', '/')
  expect(screen.getByRole('link', { name: labels.contact })).toHaveAttribute('href', '/contact')
  expect(screen.getByRole('contentinfo')).toBeVisible()
  expect(document.title).toBe('Error: No scale')
})

it('shows developers the stack, in a region the keyboard can scroll', () => {
  renderInSite(<ErrorScreen error={new Error('x')} />)
  const stack = screen.getByRole('region', { name: labels.stack })
  expect(stack).toHaveTextContent('Error: x')
  expect(within(stack).getByText(/^Error: x/)).toHaveAttribute('tabindex', '0')
})

it('keeps the stack from visitors and writes the whole error to the console', () => {
  vi.stubEnv('DEV', false)
  const error = new Error('x')
  renderInSite(<ErrorScreen error={error} />)
  expect(screen.queryByText(/^Error: x/)).toBeNull()
  expect(logged).toHaveBeenCalledWith(error)
})

it('says that the connection is lost in words of the site', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const message = 'Failed to fetch dynamically imported module: /a.js'
  renderInSite(<ErrorScreen error={new TypeError(message)} />)
  expect(screen.getByRole('alert')).toHaveTextContent(words.ui.offline)
  expect(screen.queryByText(message)).toBeNull()
})

it('tells a part that could not be fetched from other errors', () => {
  expect(isChunkError(new TypeError('Failed to fetch dynamically imported module: /a.js'))).toBe(true)
  expect(isChunkError(new TypeError('Importing a module script failed.'))).toBe(true)
  expect(isChunkError(new Error('No scale'))).toBe(false)
})

it('reloads a page once for a part that is missing, then shows the screen', () => {
  const reload = vi.fn()
  vi.stubGlobal('location', { pathname: '/about', reload })
  expect(reloadOnce()).toBe(true)
  expect(reloadOnce()).toBe(false)
  expect(reload).toHaveBeenCalledTimes(1)
  expect(Object.keys(sessionStorage)).toEqual(['reload-once'])
})

it.each([
  ['comes back to it', 'pageshow'],
  ['is still here, as behind a link to a telephone', 'pointerdown'],
])('reloads no page that is being left, and may again when a visitor %s', (_, event) => {
  const reload = vi.fn()
  vi.stubGlobal('location', { pathname: '/about', reload })
  window.dispatchEvent(new Event('beforeunload'))
  expect(reloadOnce()).toBe(false)
  window.dispatchEvent(new Event(event))
  expect(reloadOnce()).toBe(true)
  expect(reload).toHaveBeenCalledTimes(1)
})

it.each([
  [new Response(null, { status: 503, statusText: 'Service Unavailable' }), '503 Service Unavailable'],
  [new Response(null, { status: 502 }), '502'],
  ['just words', 'just words'],
])('tells what answered, or what was thrown: %s', (error, told) => {
  renderInSite(<ErrorScreen error={error} />)
  expect(screen.getByRole('alert')).toHaveTextContent(`${labels.title}${told}`)
})
