// @vitest-environment dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { runParticles } from '#src/pages/home/run-particles.ts'

let reduced = false
let showOnScreen: (isIntersecting: boolean) => void = () => {}
const context = { clearRect: vi.fn(), beginPath: vi.fn(), moveTo: vi.fn(), lineTo: vi.fn() }
const pen = { ...context, stroke: vi.fn(), arc: vi.fn(), fill: vi.fn() }

class ScreenStub {
  constructor(callback: IntersectionObserverCallback) {
    showOnScreen = (isIntersecting) => callback([{ isIntersecting } as IntersectionObserverEntry], this as never)
  }
  observe() {}
  disconnect() {}
}
/** Tells the size when it begins, as the real one does. */
class SizeStub {
  constructor(private readonly tell: () => void) {}
  observe() {
    this.tell()
  }
  disconnect() {}
}

beforeEach(() => {
  reduced = false
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
  vi.stubGlobal('IntersectionObserver', ScreenStub)
  vi.stubGlobal('ResizeObserver', SizeStub)
  vi.stubGlobal('matchMedia', () => ({ matches: reduced, addEventListener() {}, removeEventListener() {} }))
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(pen as never)
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(800)
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600)
})

afterEach(() => {
  delete document.documentElement.dataset.motion
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const start = () => runParticles(document.createElement('canvas'))

/** How many pictures are drawn in half a second. */
function picturesIn500ms(): number {
  pen.clearRect.mockClear()
  vi.advanceTimersByTime(500)
  return pen.clearRect.mock.calls.length
}

test('draws forty dots as soon as there is room for them', () => {
  pen.arc.mockClear()
  start()
  expect(pen.arc).toHaveBeenCalledTimes(40)
})

test('fills no more pixels on a dense screen than on any other', () => {
  vi.stubGlobal('devicePixelRatio', 3)
  const canvas = document.createElement('canvas')
  runParticles(canvas)
  expect([canvas.width, canvas.height]).toEqual([800, 600])
})

test('drifts while on screen and stands still once off it', () => {
  start()
  expect(picturesIn500ms()).toBe(0)
  showOnScreen(true)
  expect(picturesIn500ms()).toBeGreaterThan(5)
  showOnScreen(false)
  expect(picturesIn500ms()).toBe(0)
})

test('stops when motion is switched off on the site, and goes on when it is back', () => {
  start()
  showOnScreen(true)
  document.documentElement.dataset.motion = 'off'
  window.dispatchEvent(new Event('preferencechange'))
  expect(picturesIn500ms()).toBe(0)
  delete document.documentElement.dataset.motion
  window.dispatchEvent(new Event('preferencechange'))
  expect(picturesIn500ms()).toBeGreaterThan(5)
})

test('draws some twelve pictures a second', () => {
  start()
  showOnScreen(true)
  expect(picturesIn500ms()).toBeLessThan(7)
})

test.each(['scroll', 'keydown'])('stands still while there is a %s, and goes on half a second later', (name) => {
  start()
  showOnScreen(true)
  document.body.dispatchEvent(new Event(name, { bubbles: name === 'keydown' }))
  expect(picturesIn500ms()).toBe(0)
  document.body.dispatchEvent(new Event(name, { bubbles: name === 'keydown' }))
  expect(picturesIn500ms()).toBe(0)
  expect(picturesIn500ms()).toBeGreaterThan(5)
})

test('stops while its tab is in the background', () => {
  start()
  showOnScreen(true)
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  document.dispatchEvent(new Event('visibilitychange'))
  expect(picturesIn500ms()).toBe(0)
})

test('shows one still picture where the system asks for less motion', () => {
  reduced = true
  start()
  showOnScreen(true)
  expect(picturesIn500ms()).toBe(0)
})

test('shows one still picture to visitors who save data', () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } })
  start()
  showOnScreen(true)
  expect(picturesIn500ms()).toBe(0)
})

test('stops for good when the page is left', () => {
  const stop = start()
  showOnScreen(true)
  stop()
  expect(picturesIn500ms()).toBe(0)
})

test('stands still under a dialog', () => {
  start()
  showOnScreen(true)
  const dialog = document.body.appendChild(document.createElement('dialog'))
  dialog.open = true
  dialog.dispatchEvent(new Event('toggle'))
  expect(picturesIn500ms()).toBe(0)
  dialog.remove()
  document.dispatchEvent(new Event('close'))
  expect(picturesIn500ms()).toBeGreaterThan(5)
})
