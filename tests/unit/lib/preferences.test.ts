// @vitest-environment dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import {
  chooseTheme,
  motionAllowed,
  motionPaused,
  onPreferenceChange,
  pauseMotion,
  readTheme,
} from '#src/lib/preferences.ts'

const root = document.documentElement
let reduced = false

beforeEach(() => {
  reduced = false
  vi.stubGlobal('matchMedia', () => ({ matches: reduced, addEventListener() {}, removeEventListener() {} }))
  localStorage.clear()
  delete root.dataset.theme
  delete root.dataset.motion
})
afterEach(() => vi.unstubAllGlobals())

it('follows the system until a theme is chosen, and again after the choice is taken back', () => {
  expect(readTheme()).toBe('system')
  chooseTheme('dark')
  expect([readTheme(), root.dataset.theme, localStorage.getItem('theme')]).toEqual(['dark', 'dark', 'dark'])
  chooseTheme('system')
  expect([readTheme(), root.dataset.theme, localStorage.getItem('theme')]).toEqual(['system', undefined, null])
})

it('stores nothing but the two preferences', () => {
  chooseTheme('light')
  pauseMotion(true)
  expect(Object.keys(localStorage).sort()).toEqual(['motion', 'theme'])
})

it('allows motion unless it is paused here or reduced by the system', () => {
  expect(motionAllowed()).toBe(true)
  pauseMotion(true)
  expect([motionPaused(), motionAllowed()]).toEqual([true, false])
  pauseMotion(false)
  reduced = true
  expect([motionPaused(), motionAllowed()]).toEqual([false, false])
})

it('works without storage', () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)
  vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(refuse)
  chooseTheme('dark')
  expect(readTheme()).toBe('dark')
  chooseTheme('system')
  expect(readTheme()).toBe('system')
})

it('tells listeners of a change here and in another tab', () => {
  const listener = vi.fn()
  const stop = onPreferenceChange(listener)
  chooseTheme('dark')
  localStorage.setItem('theme', 'light')
  window.dispatchEvent(new StorageEvent('storage', { key: 'theme' }))
  expect(listener).toHaveBeenCalledTimes(2)
  expect(readTheme()).toBe('light')
  stop()
  chooseTheme('dark')
  expect(listener).toHaveBeenCalledTimes(2)
})
