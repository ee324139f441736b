// @vitest-environment dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renderInSite, stubBrowser, words } from './render-in-site.tsx'

const footer = () => screen.getByRole('contentinfo')

beforeEach(() => {
  stubBrowser()
  localStorage.clear()
  delete document.documentElement.dataset.theme
  delete document.documentElement.dataset.motion
})
afterEach(() => vi.unstubAllGlobals())

it('prints the year it is given in the copyright line', () => {
  renderInSite(undefined, { year: 2031 })
  expect(footer()).toHaveTextContent('© 2031 Vantordine')
})

it('has a logo link to # that goes to the top and leaves the address alone', () => {
  const scrollTo = vi.fn()
  vi.stubGlobal('scrollTo', scrollTo)
  renderInSite()
  const link = within(footer()).getByRole('link', { name: words.ui.backToTop })
  expect(link).toHaveAttribute('href', '#')
  fireEvent.click(link)
  expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'smooth' })
  expect(screen.getByRole('main')).toHaveFocus()
  expect(window.location.hash).toBe('')
})

it('leads to the five services, their overview, the company pages and the legal texts', () => {
  renderInSite()
  const hrefs = within(footer())
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))
  expect(hrefs).toEqual(
    expect.arrayContaining(['/services', '/services/government-solutions', '/leadership', '/careers']),
  )
  expect(hrefs).toEqual(expect.arrayContaining(['/privacy-policy', '/terms-of-service', words.site.phone.href]))
})

it('shows the chosen theme at once, applies it in the next frame and remembers it', async () => {
  renderInSite()
  fireEvent.click(screen.getByRole('radio', { name: words.ui.theme.dark }))
  expect(screen.getByRole('radio', { name: words.ui.theme.dark })).toBeChecked()
  await waitFor(() => expect(document.documentElement).toHaveAttribute('data-theme', 'dark'))
  expect(localStorage.getItem('theme')).toBe('dark')
  expect(screen.getByRole('radio', { name: words.ui.theme.dark })).toBeChecked()
})

it('pauses motion, and the switch then offers to resume it', async () => {
  renderInSite()
  fireEvent.click(screen.getByRole('button', { name: words.ui.motion.pause }))
  const resume = screen.getByRole('button', { name: words.ui.motion.resume })
  await waitFor(() => expect(document.documentElement).toHaveAttribute('data-motion', 'off'))
  fireEvent.click(resume)
  await waitFor(() => expect(document.documentElement).not.toHaveAttribute('data-motion'))
})
