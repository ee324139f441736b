// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { beginFade, endFade } from '#src/browser/fade-between-pages.ts'
import { pauseMotion } from '#src/lib/preferences.ts'

/** The fades that were begun, and whether each has been ended. */
let fades: { ended: boolean }[]

/** A browser that keeps its picture of the page at once; each fade interrupts the one before it. */
function startViewTransition(update: () => Promise<void>) {
  const fade = { ended: false }
  fades.push(fade)
  void update().then(() => {
    fade.ended = true
  })
  return { ready: Promise.reject(new DOMException('Transition was skipped', 'AbortError')) }
}

const navigation = () => new AbortController()

beforeEach(() => {
  fades = []
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  Object.assign(document, { startViewTransition })
})

afterEach(() => {
  pauseMotion(false)
  vi.unstubAllGlobals()
})

test('a fade lasts until the next page stands in the document', async () => {
  await beginFade(navigation().signal)
  expect(fades).toEqual([{ ended: false }])
  endFade()
  await vi.waitFor(() => expect(fades).toEqual([{ ended: true }]))
})

test('a fade does not outlive the navigation it belongs to, nor the next fade', async () => {
  const given = navigation()
  await beginFade(given.signal)
  given.abort()
  await vi.waitFor(() => expect(fades).toEqual([{ ended: true }]))
  await beginFade(given.signal)
  await vi.waitFor(() => expect(fades).toEqual([{ ended: true }, { ended: true }]))
  await beginFade(navigation().signal)
  await beginFade(navigation().signal)
  await vi.waitFor(() => expect(fades.map(({ ended }) => ended)).toEqual([true, true, true, false]))
})

test('nothing fades where motion is paused, reduced or cannot be had', async () => {
  pauseMotion(true)
  await beginFade(navigation().signal)
  pauseMotion(false)
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  await beginFade(navigation().signal)
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  Reflect.deleteProperty(document, 'startViewTransition')
  await beginFade(navigation().signal)
  expect(fades).toEqual([])
})
