// @vitest-environment dom
import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renderInSite, stubBrowser, words } from './render-in-site.tsx'

const services = words.navigation.primary.find((item) => item.dropdownItems)
const button = () => screen.getByRole('button', { name: services?.name })
const panel = () => document.getElementById('services-menu') as HTMLElement
const links = () => within(panel()).getAllByRole('link', { hidden: true })

beforeEach(() => {
  vi.useFakeTimers()
  stubBrowser()
  renderInSite()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function open() {
  button().focus()
  fireEvent.click(button())
}

it('opens and closes on click, and the button says which', () => {
  expect(button()).toHaveAttribute('aria-expanded', 'false')
  open()
  expect(button()).toHaveAttribute('aria-expanded', 'true')
  expect(panel()).toHaveAttribute('data-open')
  fireEvent.click(button())
  expect(button()).toHaveAttribute('aria-expanded', 'false')
})

it('lists the five services, and the overview outside the list', () => {
  const listed = within(panel()).getAllByRole('listitem', { hidden: true })
  expect(listed.map((item) => within(item).getByRole('link', { hidden: true }).getAttribute('href'))).toEqual([
    '/services/executive-alignment',
    '/services/organizational-transformation',
    '/services/culture-change',
    '/services/employee-experience',
    '/services/government-solutions',
  ])
  expect(links().filter((link) => link.getAttribute('href') === '/services')).toHaveLength(1)
})

it('closes 150 ms after the focus leaves, not sooner', () => {
  open()
  act(() => links()[2]?.focus())
  act(() => screen.getByRole('link', { name: words.ui.skipLink }).focus())
  act(() => vi.advanceTimersByTime(149))
  expect(button()).toHaveAttribute('aria-expanded', 'true')
  act(() => vi.advanceTimersByTime(1))
  expect(button()).toHaveAttribute('aria-expanded', 'false')
})

it('stays open when the focus comes back within 150 ms', () => {
  open()
  act(() => screen.getByRole('link', { name: words.ui.skipLink }).focus())
  act(() => vi.advanceTimersByTime(100))
  act(() => links()[0]?.focus())
  act(() => vi.advanceTimersByTime(1000))
  expect(button()).toHaveAttribute('aria-expanded', 'true')
})

it('stays open while the window, not the menu, has lost the focus', () => {
  open()
  fireEvent.blur(button(), { relatedTarget: null })
  act(() => vi.advanceTimersByTime(1000))
  expect(button()).toHaveAttribute('aria-expanded', 'true')
})

it('closes with Escape and gives the focus back to the button', () => {
  open()
  const third = links()[3] as HTMLElement
  act(() => third.focus())
  fireEvent.keyDown(third, { key: 'Escape' })
  expect(button()).toHaveAttribute('aria-expanded', 'false')
  expect(button()).toHaveFocus()
})

it('closes when an item is chosen', () => {
  open()
  fireEvent.click(links()[1] as HTMLElement)
  expect(button()).toHaveAttribute('aria-expanded', 'false')
})

it('closes on a press outside', () => {
  open()
  fireEvent.pointerDown(screen.getByRole('heading', { level: 1 }))
  expect(button()).toHaveAttribute('aria-expanded', 'false')
})
