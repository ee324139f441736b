// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ErrorScreen } from '#src/browser/error-screen.tsx'
import { isChunkError, reloadOnce } from '#src/browser/reload-once.ts'
import { renderInSite, stubBrowser, words } from '../site/render-in-site.tsx'

const { error: labels } = words.ui

beforeEach(() => {
  stubBrowser()
  sessionStorage.clear()
})
afterEach(() => vi.unstubAllGlobals())

it('names the error, offers two ways on and keeps the frame of the site', () => {
  renderInSite(<ErrorScreen error={new Error('No scale')} message="No scale" stack="Error: No scale\n    at draw" />)
  const alert = screen.getByRole('alert')
  expect(within(alert).getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible()
  expect(alert).toHaveTextContent('No scale')
  expect(screen.getByRole('button', { name: labels.reload })).toBeVisible()
  expect(screen.getByRole('link', { name: labels.home })).toHaveAttribute('href', '/')
  expect(screen.getByRole('contentinfo')).toBeVisible()
  expect(document.title).toBe('Error: No scale')
})

it('shows the stack in a region the keyboard can scroll', () => {
  renderInSite(<ErrorScreen error={new Error('x')} message="x" stack="at draw" />)
  const stack = screen.getByRole('region', { name: labels.stack })
  expect(stack).toHaveTextContent('at draw')
  expect(within(stack).getByText('at draw')).toHaveAttribute('tabindex', '0')
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
