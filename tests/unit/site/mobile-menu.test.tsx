// @vitest-environment dom
import { fireEvent, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renderInSite, stubBrowser, words } from './render-in-site.tsx'

const { ui, navigation } = words
const panel = () => document.getElementById('site-menu') as HTMLElement
const button = () => document.querySelector<HTMLElement>('[aria-controls="site-menu"]') as HTMLElement
const main = () => document.querySelector('main') as HTMLElement

beforeEach(() => {
  stubBrowser()
  renderInSite(undefined, { path: '/services/culture-change' })
})
afterEach(() => vi.unstubAllGlobals())

it('holds every link of the bar, the services indented, and the call to action', () => {
  const names = within(panel())
    .getAllByRole('link', { hidden: true })
    .map((link) => link.textContent)
  const [about, services, approach, contact] = navigation.primary
  expect(names).toEqual([
    about?.name,
    services?.name,
    ...(services?.dropdownItems ?? []).map((item) => item.name),
    approach?.name,
    contact?.name,
    navigation.callToAction.name,
  ])
})

it('puts what is behind out of reach while it is open', async () => {
  fireEvent.click(button())
  await waitFor(() => expect(main().inert).toBe(true))
  fireEvent.keyDown(panel(), { key: 'Escape' })
  expect(main().inert).toBe(false)
  expect(button()).toHaveFocus()
})

it('names its button by what a press will do', () => {
  expect(button()).toHaveTextContent(ui.openMenu)
  expect(button()).toHaveTextContent(ui.closeMenu)
  expect(button()).toHaveAttribute('aria-expanded', 'false')
})

it('closes when a link is chosen', () => {
  fireEvent.click(button())
  fireEvent.click(within(panel()).getByRole('link', { name: 'Approach', hidden: true }))
  expect(button()).toHaveAttribute('aria-expanded', 'false')
})

it('closes when the bar grows until it needs no button, and not before', () => {
  const shown = vi.spyOn(HTMLElement.prototype, 'offsetParent', 'get').mockReturnValue(document.body)
  fireEvent.click(button())
  fireEvent(window, new Event('resize'))
  expect(button()).toHaveAttribute('aria-expanded', 'true')
  shown.mockReturnValue(null)
  fireEvent(window, new Event('resize'))
  expect(button()).toHaveAttribute('aria-expanded', 'false')
})

it('marks the page itself and the part of the site it belongs to', () => {
  const current = (name: string) =>
    within(panel()).getByRole('link', { name, hidden: true }).getAttribute('aria-current')
  expect(current('Culture Change')).toBe('page')
  expect(current('Services')).toBe('true')
  expect(current('About')).toBeNull()
})
