// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renderInSite, stubBrowser } from './render-in-site.tsx'

const scrollTo = vi.fn()

beforeEach(() => {
  stubBrowser()
  vi.stubGlobal('scrollTo', scrollTo.mockClear())
})
afterEach(() => vi.unstubAllGlobals())

it('leaves focus and scroll alone on the first page', () => {
  renderInSite()
  expect(document.body).toHaveFocus()
  expect(scrollTo).not.toHaveBeenCalled()
})

it('moves the focus to the heading and the scroll to the top after a navigation', async () => {
  const { router } = renderInSite()
  await act(() => router.navigate('/approach'))
  expect(screen.getByRole('heading', { level: 1, name: 'Other page' })).toHaveFocus()
  expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'instant' })
})

it('keeps focus and scroll when only the query changes', async () => {
  const { router } = renderInSite(undefined, { path: '/approach' })
  const filter = screen.getByRole('link', { name: 'Filter' })
  filter.focus()
  await act(() => router.navigate('/approach?category=compliance'))
  expect(filter).toHaveFocus()
  expect(scrollTo).not.toHaveBeenCalled()
})

it('goes back to the scroll position the reader left', async () => {
  const { router } = renderInSite()
  await act(() => router.navigate('/approach'))
  vi.stubGlobal('scrollY', 640)
  window.dispatchEvent(new Event('scroll'))
  await act(() => router.navigate('/about'))
  await act(() => router.navigate(-1))
  expect(scrollTo).toHaveBeenLastCalledWith({ top: 640, behavior: 'instant' })
})
