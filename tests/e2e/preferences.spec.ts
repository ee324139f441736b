import { expect, test } from '@playwright/test'
import { ui } from '../support/labels.ts'
import { hydrated, open, openWithout, painted } from '../support/pages.ts'

test('a chosen theme stays, and is there before the page is painted', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await open(page, '/about')
  const words = ui().theme
  const control = page.getByRole('group', { name: words.label })
  const ink = () => page.evaluate(() => getComputedStyle(document.body).color)
  const light = await ink()
  await control.getByText(words.dark, { exact: true }).click()
  await expect(control.getByRole('radio', { name: words.dark })).toBeChecked()
  await expect.poll(ink).not.toBe(light)
  const dark = await ink()

  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.body) return
      observer.disconnect()
      Object.assign(window, { themeAtBody: document.documentElement.dataset.theme })
    }).observe(document, { childList: true, subtree: true })
  })
  await page.route('**/assets/**', (route) => route.abort())
  await page.reload()
  expect(await page.evaluate(() => (window as unknown as { themeAtBody: string }).themeAtBody)).toBe('dark')
  expect(await ink()).toBe(dark)

  await page.unroute('**/assets/**')
  await open(page, '/contact')
  await expect(control.getByRole('radio', { name: words.dark })).toBeChecked()
  await control.getByText(words.system, { exact: true }).click()
  await expect.poll(ink).toBe(light)
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBeNull()
})

test('a theme chosen before the script has arrived is kept', async ({ page }) => {
  const release = await openWithout(page, 'client', '/about')
  const words = ui().theme
  const control = page.getByRole('group', { name: words.label })
  await control.getByText(words.dark, { exact: true }).click()
  release()
  await hydrated(page)
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(control.getByRole('radio', { name: words.dark })).toBeChecked()
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark')
})

test('the motion switch says what it will do, stays and stops the decoration', async ({ page }) => {
  await open(page, '/')
  const { pause, resume } = ui().motion
  await page.getByRole('button', { name: pause }).first().click()
  await expect(page.getByRole('button', { name: resume })).toHaveCount(2)
  await page.reload()
  await hydrated(page)
  await expect(page.locator('html')).toHaveAttribute('data-motion', 'off')
  await expect(page.getByRole('button', { name: resume })).toHaveCount(2)
  const running = () =>
    page.evaluate(
      () =>
        document
          .getAnimations()
          .filter(({ playState, effect }) => playState === 'running' && effect?.getTiming().iterations === Infinity)
          .length,
    )
  expect(await running()).toBe(0)
  await page.getByRole('button', { name: resume }).first().click()
  await expect(page.getByRole('button', { name: pause })).toHaveCount(2)
  expect(await page.evaluate(() => localStorage.getItem('motion'))).toBeNull()
})

test('where the system keeps everything still, no switch offers to stop it', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, '/')
  await hydrated(page)
  const { pause } = ui().motion
  await expect(page.getByRole('button', { name: pause })).toHaveCount(0)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await expect(page.getByRole('button', { name: pause })).toHaveCount(2)
})

test('cards below the screen wait and settle when they are scrolled to; what is on the screen never moves', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await open(page, '/')
  const groups = page.locator('[data-behavior="entrance"]')
  const cards = groups.last().locator('> *')
  await expect(cards.last()).toHaveAttribute('data-entrance', 'wait')
  await cards.last().scrollIntoViewIfNeeded()
  await expect(cards.last()).toHaveAttribute('data-entrance', 'run')

  await page.setViewportSize({ width: 1280, height: 12_000 })
  await open(page, '/')
  await painted(page)
  await expect(groups.last()).toBeInViewport()
  await expect(page.locator('[data-entrance]')).toHaveCount(0)
})

test('the dot before whether the office is open shows where the system chooses the colors', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'light' })
  await open(page, '/contact')
  const dot = () =>
    page.locator('.open-now[data-open] > span').evaluate((words) => getComputedStyle(words, '::before').backgroundColor)
  expect(await dot()).toBe('rgb(0, 0, 0)')
})

test('charts are drawn in the colors of the system where it chooses them', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'light' })
  const black = 'rgb(0, 0, 0)'
  const white = 'rgb(255, 255, 255)'
  const colors = (drawn: string, property: 'fill' | 'stroke') =>
    page.locator(drawn).evaluateAll((parts, name) => parts.map((part) => getComputedStyle(part)[name]), property)
  await open(page, '/industries')
  expect(new Set(await colors('.market-chart text', 'fill'))).toEqual(new Set([black]))
  expect(new Set(await colors('.market-chart text', 'stroke'))).toEqual(new Set([white]))
  expect(await colors('.market-chart g:not(.market-lead) > circle', 'fill')).toContain(black)
  await open(page, '/approach')
  expect(await colors('.engine-cursor', 'fill')).toEqual([black])
})
