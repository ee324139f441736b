// @vitest-environment dom
import { renderHook } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { useHeldPage } from '#src/forms/use-held-page.ts'

afterEach(() => document.body.replaceChildren())

/** Asks to leave the page, some time after now. Says whether the visitor is asked. */
function leave(after = 0): boolean {
  const event = new Event('beforeunload', { cancelable: true })
  Object.defineProperty(event, 'timeStamp', { value: event.timeStamp + after })
  return !window.dispatchEvent(event)
}

function press(html: string) {
  document.body.innerHTML = html
  const link = document.querySelector('a') as HTMLElement
  // The program of the test goes nowhere.
  link.addEventListener('click', (event) => event.preventDefault())
  ;(link.querySelector('b') ?? link).click()
}

it('asks only as long as something holds the page', () => {
  const { rerender, unmount } = renderHook(({ held }) => useHeldPage(held), { initialProps: { held: false } })
  expect(leave()).toBe(false)
  rerender({ held: true })
  expect(leave()).toBe(true)
  rerender({ held: false })
  expect(leave()).toBe(false)
  rerender({ held: true })
  unmount()
  expect(leave()).toBe(false)
})

it.each([
  '<a href="tel:+12125550142"><b>Call</b></a>',
  '<a href="mailto:hello@example.com">Write</a>',
  '<a href="/calendar/a-session.ics">Add</a>',
])('does not ask for a link the browser stays for, and asks whoever goes later: %s', (html) => {
  renderHook(() => useHeldPage(true))
  press(html)
  expect(leave()).toBe(false)
  expect(leave(2000)).toBe(true)
})

it.each(['<a href="/about">About</a>', '<a href="/briefings/feed.xml">RSS</a>'])('asks for %s', (html) => {
  renderHook(() => useHeldPage(true))
  press(html)
  expect(leave()).toBe(true)
})
