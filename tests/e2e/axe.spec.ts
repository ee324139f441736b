import { expect, test } from '@playwright/test'
import { violations } from '../support/axe.ts'
import { navigation, ui } from '../support/labels.ts'
import { addressOf, differentPages, distFile, open } from '../support/pages.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const wide = { width: 1280, height: 800 }
const narrow = { width: 320, height: 700 }
/** What changes with the colours alone. */
const colours = ['color-contrast', 'link-in-text-block']

for (const { path } of differentPages().filter(({ template }) => template !== 'redirect')) {
  test(`${path} has no accessibility violation, light and dark, wide and narrow`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' })
    await open(page, addressOf(path))
    expect(await violations(page), 'light, wide').toEqual([])
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await violations(page, colours), 'dark, wide').toEqual([])
    await page.setViewportSize(narrow)
    expect(await violations(page), 'dark, narrow').toEqual([])
    await page.emulateMedia({ colorScheme: 'light' })
    expect(await violations(page, colours), 'light, narrow').toEqual([])
  })
}

test('a page that has moved has no accessibility violation', async ({ page }) => {
  // Without the refresh, which would take the test along.
  const body = distFile('terms.html').replace(/<meta http-equiv="refresh"[^>]*>/, '')
  await page.route('**/moved', (route) => route.fulfill({ body, contentType: 'text/html' }))
  await page.goto('/moved')
  expect(await violations(page)).toEqual([])
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`open menus and disclosures have no accessibility violation (${colorScheme})`, async ({ page }) => {
    const services = navigation().primary.find((item) => item.dropdownItems)
    await page.emulateMedia({ colorScheme })
    await open(page, '/careers')
    await page.getByRole('button', { name: services?.name, exact: true }).click()
    await expect(page.getByRole('link', { name: ui().allServices }).first()).toBeVisible()
    expect(await violations(page), 'services menu').toEqual([])
    await page.keyboard.press('Escape')

    await page.locator('main details > summary').first().click()
    await expect(page.locator('main details[open]')).not.toHaveCount(0)
    expect(await violations(page), 'disclosure').toEqual([])

    await page.setViewportSize(narrow)
    await page.getByRole('button', { name: ui().openMenu }).click()
    await expect(page.getByRole('button', { name: ui().closeMenu })).toHaveAttribute('aria-expanded', 'true')
    expect(await violations(page), 'small menu').toEqual([])
    await page.setViewportSize(wide)
  })
}

test('the same holds where the scripts do not arrive', async ({ page }) => {
  await page.route('**/assets/*.js', (route) => route.abort())
  for (const path of ['/', '/services', '/careers', '/leadership']) {
    await page.goto(path)
    await expect(page.locator('html')).toHaveAttribute('data-no-script')
    expect(await violations(page), path).toEqual([])
  }
})
