// @vitest-environment dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { chooseTheme } from '#src/lib/preferences.ts'
import { chooseThemeIn } from '#src/site/footer/choose-theme.ts'

const root = document.documentElement
let active = false
let stop = () => {}

beforeEach(() => {
  active = false
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }))
  Object.defineProperty(navigator, 'userActivation', { configurable: true, get: () => ({ hasBeenActive: active }) })
  localStorage.clear()
  delete root.dataset.theme
  document.body.innerHTML = `<fieldset>${['system', 'light', 'dark']
    .map((value) => `<input type="radio" name="theme" value="${value}" ${value === 'system' ? 'checked' : ''}>`)
    .join('')}</fieldset>`
})
afterEach(() => {
  stop()
  vi.unstubAllGlobals()
})

const choice = (value: string) => document.querySelector(`[value=${value}]`) as HTMLInputElement
const start = () => {
  stop = chooseThemeIn(document.querySelector('fieldset') as HTMLElement)
}

test('the theme in force is the choice shown, here and when it changes elsewhere', () => {
  root.dataset.theme = 'dark'
  start()
  expect(choice('dark').checked).toBe(true)
  chooseTheme('light')
  expect(choice('light').checked).toBe(true)
})

test('a choice that was made before the script came is kept', async () => {
  choice('dark').checked = true
  active = true
  start()
  await expect.poll(() => root.dataset.theme).toBe('dark')
  expect(localStorage.getItem('theme')).toBe('dark')
})

test('a choice nobody made, as browsers restore one, gives way to the theme in force', () => {
  root.dataset.theme = 'light'
  choice('dark').checked = true
  start()
  expect(choice('light').checked).toBe(true)
  expect(root.dataset.theme).toBe('light')
})
