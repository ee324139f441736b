import { expect, type Page, test } from '@playwright/test'
import { barLink, serviceLink, servicesButton } from '../support/bar.ts'
import { pageEntry, ui } from '../support/labels.ts'
import { expectSameDocument, markDocument, open } from '../support/pages.ts'

const notice = (page: Page) => page.locator('.connection-notice')
const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name: pageEntry(name).data.hero.title })

/** What the visit asks the network for from now on. */
function requests(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  return asked
}

for (const { path, chip } of [
  { path: '/services', chip: '.service-category[aria-pressed="false"]' },
  { path: '/briefings', chip: '.chip[aria-pressed="false"]' },
  { path: '/case-studies', chip: '.chip[aria-pressed="false"]' },
  { path: '/careers', chip: '.track-title[aria-pressed="false"]' },
  { path: '/leadership', chip: 'a[aria-expanded="false"]' },
]) {
  test(`the first press on a filter of ${path} asks the network for nothing`, async ({ page, context }) => {
    await open(page, path)
    await context.setOffline(true)
    const asked = requests(page)
    await page.getByRole('main').locator(chip).first().click()
    await expect(page).toHaveURL(/\?/)
    await expect(heading(page, path.slice(1))).toBeVisible()
    expect(asked.filter((address) => address.startsWith('/_data/'))).toEqual([])
    await expect(notice(page)).toBeHidden()
  })
}

test('without a connection a link leaves the page where it is and says so; trying again brings the next one', async ({
  page,
  context,
}) => {
  await open(page, '/about')
  await markDocument(page)
  await context.setOffline(true)
  await page.evaluate(() => scrollTo({ top: 500, behavior: 'instant' }))
  await barLink(page, '/approach').click()
  await expect(notice(page)).toContainText(ui().offline)
  await expect(page.locator('#announcer')).toContainText(ui().offline)
  await expect(page).toHaveURL('/about')
  expect(await page.evaluate(() => scrollY)).toBe(500)
  await servicesButton(page).click()
  await serviceLink(page, 0).click()
  await expect(page).toHaveURL('/about')
  await expect(page.getByRole('alert')).toHaveCount(0)

  const retry = notice(page).getByRole('link', { name: ui().retry })
  await barLink(page, '/approach').click()
  await retry.click()
  await expect(notice(page)).toBeVisible()
  await expect(page).toHaveURL('/about')
  await expectSameDocument(page)
  await context.setOffline(false)
  await retry.click()
  await expect(heading(page, 'approach')).toBeVisible()
  await expect(notice(page)).toBeHidden()
})

/** What a browser says on a laptop without a network, which reaches the servers of that laptop all the same. */
const withoutNetwork = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false }))

test('without a network a link leads on where the site is served from this machine', async ({ page }) => {
  await withoutNetwork(page)
  await open(page, '/about')
  await barLink(page, '/contact').click()
  await expect(page).toHaveURL('/contact')
  await expect(heading(page, 'contact')).toBeVisible()
})
