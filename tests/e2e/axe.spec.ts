import { expect, test } from '@playwright/test'
import { violationsIn } from '../support/axe.ts'
import { navigation, ui } from '../support/labels.ts'
import { addressOf, differentPages, distFile, open } from '../support/pages.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const wide = { width: 1280, height: 800 }
const narrow = { width: 320, height: 700 }
/** What changes with the colours alone. */
const colours = ['color-contrast', 'link-in-text-block']

for (const { path, template } of differentPages().filter(({ template }) => template !== 'redirect')) {
  test(`${path} has no accessibility violation, light and dark, wide and narrow`, async ({ page }) => {
    const stands = (state: string, rules?: string[]) =>
      violationsIn(page, { template, address: path, state, ...(rules && { rules }) })
    await page.emulateMedia({ colorScheme: 'light' })
    await open(page, addressOf(path))
    expect(await stands('light, wide'), 'light, wide').toEqual([])
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await stands('dark, wide', colours), 'dark, wide').toEqual([])
    await page.setViewportSize(narrow)
    expect(await stands('dark, narrow'), 'dark, narrow').toEqual([])
    await page.emulateMedia({ colorScheme: 'light' })
    expect(await stands('light, narrow', colours), 'light, narrow').toEqual([])
  })
}

test('a page that has moved has no accessibility violation', async ({ page }) => {
  // Without the refresh, which would take the test along.
  const body = distFile('terms.html').replace(/<meta http-equiv="refresh"[^>]*>/, '')
  await page.route('**/moved', (route) => route.fulfill({ body, contentType: 'text/html' }))
  await page.goto('/moved')
  expect(await violationsIn(page, { template: 'redirect', address: '/terms', state: 'light, wide' })).toEqual([])
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`open menus and disclosures have no accessibility violation (${colorScheme})`, async ({ page }) => {
    const stands = (what: string) =>
      violationsIn(page, { template: 'page', address: '/careers', state: `${colorScheme}, ${what} open` })
    const services = navigation().primary.find((item) => item.dropdownItems)
    await page.emulateMedia({ colorScheme })
    await open(page, '/careers')
    await page.getByRole('button', { name: services?.name, exact: true }).click()
    await expect(page.getByRole('link', { name: ui().allServices }).first()).toBeVisible()
    expect(await stands('menu of services'), 'services menu').toEqual([])
    await page.keyboard.press('Escape')

    await page.locator('main details > summary').first().click()
    await expect(page.locator('main details[open]')).not.toHaveCount(0)
    expect(await stands('disclosure'), 'disclosure').toEqual([])

    await page.setViewportSize(narrow)
    await page.getByRole('button', { name: ui().openMenu }).click()
    await expect(page.getByRole('button', { name: ui().closeMenu })).toHaveAttribute('aria-expanded', 'true')
    expect(await stands('small menu'), 'small menu').toEqual([])
    await page.setViewportSize(wide)
  })
}

test('the same holds where the scripts do not arrive', async ({ page }) => {
  await page.route('**/assets/*.js', (route) => route.abort())
  for (const address of ['/', '/services', '/careers', '/leadership']) {
    await page.goto(address)
    await expect(page.locator('html')).toHaveAttribute('data-no-script')
    const look = { template: address === '/' ? 'home' : 'page', address, state: 'light, wide, no script' }
    expect(await violationsIn(page, look), address).toEqual([])
  }
})
