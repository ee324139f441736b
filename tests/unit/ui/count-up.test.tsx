// @vitest-environment dom
import { render } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { CountUp } from '#src/blocks/count-up/count-up.tsx'
import { startBehaviors } from '#src/browser/behaviors.ts'

let seen: (() => void)[] = []
let reduced = false

class ObserverStub {
  private callback: IntersectionObserverCallback
  constructor(callback: IntersectionObserverCallback) {
    this.callback = callback
  }
  observe() {
    seen.push(() => this.callback([{ isIntersecting: true } as IntersectionObserverEntry], this as never))
  }
  disconnect() {
    seen = []
  }
}

beforeEach(() => {
  seen = []
  reduced = false
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance'] })
  vi.stubGlobal('IntersectionObserver', ObserverStub)
  vi.stubGlobal('matchMedia', () => ({ matches: reduced }))
})

afterEach(() => {
  delete document.documentElement.dataset.motion
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const number = <CountUp value={1.2} prefix="$" suffix="B" decimals={1} duration={2.5} />
const moving = () => document.querySelector('.count[aria-hidden=true]')?.textContent
const shown = () => document.querySelector('[data-behavior]')
const scrollTo = () => {
  startBehaviors()
  seen[0]?.()
}
const wait = (milliseconds: number) => vi.advanceTimersByTime(milliseconds)

it('prints the final number once, before any script runs', () => {
  expect(renderToStaticMarkup(number).split('$1.2B')).toHaveLength(2)
  expect(renderToStaticMarkup(number)).toMatch(/>\$1\.2B</)
})

it('counts once it is seen, with its decimals, and ends at the exact number', () => {
  render(number)
  expect(shown()).toHaveTextContent(/^\$1\.2B$/)
  scrollTo()
  expect(moving()).toBe('$0.0B')
  wait(300)
  expect(moving()).toMatch(/^\$\d\.\dB$/)
  expect(moving()).not.toBe('$1.2B')
  wait(2500)
  expect(shown()?.innerHTML).toBe('$1.2B')
  expect(seen).toEqual([])
})

it('never takes away the node screen readers are reading, nor its words', () => {
  render(number)
  const words = shown()?.firstChild
  scrollTo()
  wait(200)
  expect(moving()).not.toBe('$1.2B')
  expect(shown()?.firstChild).toBe(words)
  expect(words?.textContent).toBe('$1.2B')
  wait(2500)
  expect([...(shown()?.childNodes ?? [])]).toEqual([words])
})

it('can count in equal increments', () => {
  render(<CountUp value={60} duration={2} steps={60} />)
  scrollTo()
  wait(1000)
  expect(Number(moving())).toBeGreaterThanOrEqual(28)
  expect(Number(moving())).toBeLessThanOrEqual(30)
})

it('separates thousands', () => {
  render(<CountUp value={12500} />)
  expect(shown()).toHaveTextContent('12,500')
})

it('stands still where the system asks for less motion', () => {
  reduced = true
  render(number)
  expect(seen).toEqual([])
  expect(shown()?.innerHTML).toBe('$1.2B')
})

it('stands still where motion is switched off on the site', () => {
  document.documentElement.dataset.motion = 'off'
  render(number)
  expect(seen).toEqual([])
})
