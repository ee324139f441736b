import { expect, type Page, test } from '@playwright/test'
import type { PageData } from '#src/pages/page-data.ts'
import { servicesButton } from '../support/bar.ts'
import { content, fill, navigation, pageEntry, ui } from '../support/labels.ts'
import { expectSameDocument, hydrated, markDocument, open } from '../support/pages.ts'

const lost = pageEntry('404').data
const words = lost.notFound ?? { home: '', back: '', briefing: '', attempted: '', suggestions: '', retired: '' }
const barLink = (page: Page, href: string) =>
  page
    .getByRole('banner')
    .getByRole('link', { name: navigation().primary.find((item) => item.href === href)?.name, exact: true })

test('an unknown address answers 404, says so, logs it and offers three ways on', async ({ page }) => {
  const logged: string[] = []
  page.on('console', (message) => message.type() === 'info' && logged.push(message.text()))
  const response = await page.goto('/no/such/page')
  expect(response?.status()).toBe(404)
  await hydrated(page)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1, name: 'Intelligence Not Found' })).toBeVisible()
  await expect(main.getByText('404', { exact: true })).toBeVisible()
  await expect(main.getByRole('link', { name: 'Return to HQ' })).toHaveAttribute('href', '/')
  await expect(main.getByRole('button', { name: 'Go Back' })).toBeVisible()
  await expect(main.getByRole('link', { name: 'Schedule Strategic Briefing' })).toHaveAttribute('href', '/contact')
  await expect(main.getByText('/no/such/page', { exact: true })).toBeVisible()
  expect(logged.some((text) => text.includes('/no/such/page'))).toBe(true)
})

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled })

    test('an unknown address offers the search', async ({ page }) => {
      await page.goto('/no/such/page')
      if (javaScriptEnabled) await hydrated(page)
      const { title, submit } = content('searchWords')
      const main = page.getByRole('main')
      await main.getByRole('searchbox', { name: title }).fill('open roles')
      await main.getByRole('button', { name: submit }).click()
      await expect(page).toHaveURL('/search?q=open+roles')
      await expect(page.getByRole('main').getByRole('link', { name: 'Careers' }).first()).toBeVisible()
    })
  })

test('the bar marks the item an unknown address belongs to', async ({ page }) => {
  await open(page, '/services/ai-transformation')
  await expect(servicesButton(page)).toHaveAttribute('aria-current', 'true')
})

test('Go Back goes back one step, also from a typed address, or home when the visit began here', async ({
  page,
  context,
}) => {
  await open(page, '/about')
  const opened = context.waitForEvent('page')
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '/nowhere', target: '_blank', rel: 'noopener' })
    link.click()
  })
  const first = await opened
  await hydrated(first)
  await first.getByRole('button', { name: words.back }).click()
  await expect(first).toHaveURL('/')

  await page.goto('/nowhere')
  await hydrated(page)
  await page.getByRole('button', { name: words.back }).click()
  await expect(page).toHaveURL('/about')

  await open(page, '/approach')
  await markDocument(page)
  await page.evaluate(() => {
    const link = document.createElement('a')
    link.href = '/nowhere'
    document.querySelector('main')?.append(link)
    link.click()
  })
  await expect(page.getByRole('heading', { level: 1, name: lost.hero.title })).toBeFocused()
  await expect(page).toHaveURL('/nowhere')
  await page.getByRole('button', { name: words.back }).click()
  await expect(page).toHaveURL('/approach')
  await expectSameDocument(page)
})

test('a mistyped address suggests the page that was meant', async ({ page }) => {
  await open(page, '/carers')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: words.suggestions })).toBeVisible()
  await main.getByRole('link', { name: pageEntry('careers').data.title }).click()
  await expect(page).toHaveURL('/careers')
})

test('a service without a page of its own leads to its place on the services page', async ({ page }) => {
  for (const { slug, data } of content('services')) {
    await open(page, data.href)
    await page
      .getByRole('main')
      .getByRole('link', { name: fill(words.retired, { name: data.title }) })
      .click()
    await expect(page).toHaveURL(new RegExp(`/services(\\?.*)?#${slug}$`))
    await expect(page.getByRole('heading', { name: data.title }).first()).toBeInViewport()
  }
})

/** Has the next visit to a page in place find a block that nobody knows. */
async function breakPage(page: Page, path: string) {
  await page.route(`**/_data${path}.json`, async (route) => {
    const response = await route.fetch()
    const data = (await response.json()) as PageData
    await route.fulfill({ response, json: { ...data, body: [['Unknown', null]] } })
  })
}

test('a page that cannot be rendered shows the error screen inside the frame of the site', async ({ page }) => {
  const logged: string[] = []
  page.on('console', (message) => message.type() === 'error' && logged.push(message.text()))
  await open(page, '/about')
  await breakPage(page, '/approach')
  await barLink(page, '/approach').click()
  const alert = page.getByRole('alert')
  await expect(alert.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' })).toBeVisible()
  await expect(alert).toContainText('Unknown')
  await expect(page).toHaveTitle(new RegExp(`^${ui().error.documentTitle}`))
  await expect(page.getByRole('contentinfo')).toBeVisible()
  const main = page.getByRole('main')
  await expect(main.getByRole('button', { name: ui().error.reload })).toBeVisible()
  await expect(main.getByRole('link', { name: ui().error.home })).toHaveAttribute('href', '/')
  await expect(main.getByRole('link', { name: ui().error.contact })).toHaveAttribute('href', '/contact')
  await expect(main.locator('pre')).toHaveCount(0)
  expect(logged.join()).toContain('app-')

  await barLink(page, '/contact').click()
  await expect(page.getByRole('heading', { level: 1, name: pageEntry('contact').data.hero.title })).toBeFocused()
  await expect(alert).toHaveCount(0)
})

test('the error screen names the status when a page could not be fetched, and a reload brings the page', async ({
  page,
}) => {
  await open(page, '/about')
  await page.route('**/_data/approach.json', (route) => route.fulfill({ status: 503 }))
  await barLink(page, '/approach').click()
  await expect(page.getByRole('alert')).toContainText('503')
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await page.unroute('**/_data/approach.json')
  await page.getByRole('button', { name: ui().error.reload }).click()
  await expect(page.getByRole('heading', { level: 1, name: pageEntry('approach').data.hero.title })).toBeVisible()
})

test('a part of the site that has gone after a deploy reloads the page once', async ({ page }) => {
  await open(page, '/about')
  await markDocument(page)
  await page.route('**/assets/transformation-os-*.js', (route) => route.fulfill({ status: 404 }))
  await barLink(page, '/approach').click()
  const heading = page.getByRole('heading', { level: 1, name: pageEntry('approach').data.hero.title })
  await expect(heading).toBeVisible()
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(false)
})
