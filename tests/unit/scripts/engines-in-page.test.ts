// @vitest-environment dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { collectorScript } from '../../engines/collector.ts'
import { sidewaysScroll, takeProblems } from '../../engines/in-page.ts'

describe('the collector', () => {
  const { error } = console
  beforeEach(() => {
    console.error = vi.fn()
    // biome-ignore lint/security/noGlobalEval: a page runs it as a script of its own
    globalThis.eval(collectorScript)
  })
  afterEach(() => {
    console.error = error
  })

  test('keeps console errors, uncaught errors, files that fail and violations of the policy', () => {
    // biome-ignore lint/suspicious/noConsole: what a page would do
    console.error('broken', 7)
    dispatchEvent(new ErrorEvent('error', { message: 'thrown' }))
    dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: 'refused' }))
    dispatchEvent(
      Object.assign(new Event('securitypolicyviolation'), { violatedDirective: 'img-src', blockedURI: 'inline' }),
    )
    const image = document.body.appendChild(document.createElement('img'))
    image.setAttribute('src', '/none.png')
    image.dispatchEvent(new Event('error'))
    expect(takeProblems()).toEqual([
      'console: broken 7',
      'uncaught: thrown',
      'uncaught: refused',
      'policy: img-src inline',
      'not loaded: http://localhost:3000/none.png',
    ])
    expect(takeProblems()).toEqual([])
  })
})

test('a page without the collector counts as faulty, unless it is on its way', () => {
  Object.assign(window, { engineProblems: undefined })
  const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading')
  expect(takeProblems()).toBeNull()
  state.mockRestore()
  expect(takeProblems()).toEqual(['The collector is missing'])
})

test('a page that is wider than the window is noticed', () => {
  vi.stubGlobal('scrollTo', vi.fn())
  const wide = vi.spyOn(document.documentElement, 'scrollWidth', 'get').mockReturnValue(2027)
  vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(1280)
  expect(sidewaysScroll()).toBe(747)
  wide.mockReturnValue(1280)
  expect(sidewaysScroll()).toBe(0)
})
