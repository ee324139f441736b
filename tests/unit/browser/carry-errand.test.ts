// @vitest-environment dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { carryErrand } from '#src/browser/carry-errand.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Presses a link as somebody who means its words. Returns where it leads at that moment, and afterwards. */
function press(attributes: string): string[] {
  document.body.innerHTML = `<a href="/contact" ${attributes}><span>Words</span></a>`
  const link = document.querySelector('a') as HTMLAnchorElement
  link.firstElementChild?.addEventListener('click', carryErrand)
  link.firstElementChild?.dispatchEvent(new MouseEvent('click', { cancelable: true }))
  const led = link.pathname + link.search
  vi.runAllTimers()
  return [led, link.getAttribute('href') as string]
}

test('a link takes its errand along by name; the address in the page stays as it is', () => {
  expect(press('data-interest="other" data-about="Analytics &amp; demo"')).toEqual([
    '/contact?interest=other&about=analytics-and-demo',
    '/contact',
  ])
  expect(press('data-about="Question"')).toEqual(['/contact?about=question', '/contact'])
})

test('a link that says nothing beside its address leads there', () => {
  expect(press('')).toEqual(['/contact', '/contact'])
})
