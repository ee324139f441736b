// @vitest-environment dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { useSyncExternalStore } from 'react'
import { Router, useLocation, useNavigate } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { addressBar, here, onAddress } from '#src/browser/address.ts'

let go: ReturnType<typeof useNavigate>

function Shown() {
  const { search, hash, key } = useLocation()
  go = useNavigate()
  return (
    <p data-key={key}>
      {search}
      {hash}
    </p>
  )
}

/** A part of the page that knows the address, as an island does. */
function Part() {
  const { location, type } = useSyncExternalStore(onAddress, here, here)
  return (
    <Router location={location} navigationType={type} navigator={addressBar}>
      <Shown />
    </Router>
  )
}

const shown = () => screen.getByRole('paragraph').textContent

beforeEach(() => {
  window.history.replaceState(null, '', '/services')
  render(<Part />)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('another view of the page is written into the address, as an entry of the history or in place of one', () => {
  const entries = window.history.length
  act(() => void go('/services?category=optimization'))
  expect([shown(), window.history.length]).toEqual(['?category=optimization', entries + 1])
  act(() => void go({ search: '?category=all', hash: 'end' }, { replace: true }))
  expect([shown(), window.location.search, window.history.length]).toEqual([
    '?category=all#end',
    '?category=all',
    entries + 1,
  ])
})

test('another view of the page keeps what the page has put into its entry of the history', () => {
  window.history.replaceState({ messages: {} }, '')
  act(() => void go('/services?category=optimization'))
  act(() => void go({ search: '?category=all' }, { replace: true }))
  expect(window.history.state).toEqual({ messages: {} })
})

test('Back is heard, and a link to a place on the page, also when it is followed again', async () => {
  act(() => void go('/services?category=optimization'))
  const popped = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }))
  window.history.back()
  await act(() => popped)
  expect(shown()).toBe('')
  const before = screen.getByRole('paragraph').dataset.key
  act(() => void window.dispatchEvent(new HashChangeEvent('hashchange')))
  expect(screen.getByRole('paragraph').dataset.key).not.toBe(before)
})

test('another page is a document of its own', () => {
  const [assign, replace] = [vi.fn(), vi.fn()]
  vi.stubGlobal('location', { pathname: '/services', href: 'http://localhost:3000/services', assign, replace })
  act(() => void go('/contact?interest=other'))
  act(() => void go('/careers', { replace: true }))
  expect(assign.mock.calls.map(String)).toEqual(['http://localhost:3000/contact?interest=other'])
  expect(replace.mock.calls.map(String)).toEqual(['http://localhost:3000/careers'])
})
