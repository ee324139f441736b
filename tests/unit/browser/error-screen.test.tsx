// @vitest-environment dom
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ErrorScreen } from '#src/browser/error-screen.tsx'
import { reloadOnce } from '#src/browser/reload-once.ts'
import { renderInSite, stubBrowser, words } from '../site/render-in-site.tsx'

const { error: labels } = words.ui

beforeEach(() => {
  stubBrowser()
  sessionStorage.clear()
})
afterEach(() => {
  vi.unstubAllGlobals()
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

it('shows the stack trace when asked, in a box the keyboard can scroll', async () => {
  const error = new Error('x')
  renderInSite(<ErrorScreen error={error} />)
  const stack = screen.getByText(/^Error: x/)
  expect(stack).not.toBeVisible()
  await userEvent.click(screen.getByText(labels.stack))
  expect(stack).toBeVisible()
  expect(stack.textContent).toBe(error.stack)
  await userEvent.tab()
  expect(stack).toHaveFocus()
  expect(screen.getByRole('region', { name: labels.stack })).toBe(stack)
})

it('has no place for a stack trace where what was thrown has none', () => {
  renderInSite(<ErrorScreen error="just words" />)
  expect(screen.queryByText(labels.stack)).toBeNull()
})

it('reloads a page once for a part that is missing, then shows the screen', () => {
  const reload = vi.fn()
  vi.stubGlobal('location', { pathname: '/about', reload })
  expect(reloadOnce()).toBe(true)
  expect(reloadOnce()).toBe(false)
  expect(reload).toHaveBeenCalledTimes(1)
  expect(Object.keys(sessionStorage)).toEqual(['reload-once'])
})

it('reloads no page in which somebody has typed, whose words would be lost', () => {
  vi.stubGlobal('location', { pathname: '/contact', reload: vi.fn() })
  const field = document.body.appendChild(document.createElement('textarea'))
  field.value = 'Two numbers, one name.'
  expect(reloadOnce()).toBe(false)
  field.value = ''
  expect(reloadOnce()).toBe(true)
  field.remove()
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

it('reloads no page whose visitor was asked and has gone, and may again for one who stays', async () => {
  vi.useFakeTimers()
  const reload = vi.fn()
  vi.stubGlobal('location', { pathname: '/about', reload })
  const asked = new Event('beforeunload', { cancelable: true })
  window.addEventListener('beforeunload', (event) => event.preventDefault(), { once: true })
  window.dispatchEvent(asked)
  await vi.advanceTimersByTimeAsync(100)
  expect(reloadOnce()).toBe(false)
  await vi.advanceTimersByTimeAsync(1000)
  expect(reloadOnce()).toBe(true)
  vi.useRealTimers()
})

it('a page that is left without a question stays left', async () => {
  vi.useFakeTimers()
  window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  await vi.advanceTimersByTimeAsync(10_000)
  expect(reloadOnce()).toBe(false)
  window.dispatchEvent(new Event('pageshow'))
  vi.useRealTimers()
})

it.each([
  [new Response(null, { status: 503, statusText: 'Service Unavailable' }), '503 Service Unavailable'],
  [new Response(null, { status: 502 }), '502'],
  ['just words', 'just words'],
])('tells what answered, or what was thrown: %s', (error, told) => {
  renderInSite(<ErrorScreen error={error} />)
  expect(screen.getByRole('alert')).toHaveTextContent(`${labels.title}${told}`)
})
