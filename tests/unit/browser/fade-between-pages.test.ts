// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fadeBetweenPages } from '#src/browser/fade-between-pages.ts'
import { pauseMotion } from '#src/lib/preferences.ts'

const navigate = vi.fn(async () => {})
const router = { navigate } as unknown as Parameters<typeof fadeBetweenPages>[0]
fadeBetweenPages(router)

const fades = async (to: string) => {
  await router.navigate(to, { preventScrollReset: true })
  return (navigate.mock.lastCall as unknown as [string, { viewTransition: boolean }])[1].viewTransition
}

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  Object.assign(document, { startViewTransition: () => {} })
  history.replaceState(null, '', '/services')
})

afterEach(() => {
  pauseMotion(false)
  vi.unstubAllGlobals()
})

test('another page fades in; a filter or a place on the same page does not', async () => {
  expect(await fades('/about')).toBe(true)
  expect(await fades('/services?category=optimization')).toBe(false)
  expect(await fades('?category=optimization')).toBe(false)
  expect(await fades('#why')).toBe(false)
})

test('what else is asked of a navigation is kept', async () => {
  await router.navigate('/about', { preventScrollReset: true })
  expect(navigate).toHaveBeenLastCalledWith('/about', { preventScrollReset: true, viewTransition: true })
})

test('nothing fades where motion is paused, reduced or cannot be had', async () => {
  pauseMotion(true)
  expect(await fades('/about')).toBe(false)
  pauseMotion(false)
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  expect(await fades('/about')).toBe(false)
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  Reflect.deleteProperty(document, 'startViewTransition')
  expect(await fades('/about')).toBe(false)
})

test('going back is left to the router', async () => {
  await router.navigate(-1)
  expect(navigate).toHaveBeenLastCalledWith(-1)
})

test('nothing about it stays on the device', () => {
  sessionStorage.setItem('remix-router-transitions', '{}')
  window.dispatchEvent(new Event('pagehide'))
  expect(sessionStorage).toHaveLength(0)
})
