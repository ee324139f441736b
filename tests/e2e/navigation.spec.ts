import { expect, test } from '@playwright/test'
import { barLink, serviceLink, servicesButton } from '../support/bar.ts'
import { content, fill, pageEntry, ui } from '../support/labels.ts'
import { hydrated, open } from '../support/pages.ts'

test('the skip link comes first and leads to the content', async ({ page }) => {
  await open(page, '/about')
  await page.keyboard.press('Tab')
  const link = page.getByRole('link', { name: ui().skipLink })
  await expect(link).toBeFocused()
  await expect(link).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test('the bar marks the page it leads to, and the item the page belongs to', async ({ page }) => {
  const marks = async (address: string) => {
    await open(page, address)
    return {
      about: await barLink(page, '/about').getAttribute('aria-current'),
      services: await servicesButton(page).getAttribute('aria-current'),
    }
  }
  expect(await marks('/about')).toEqual({ about: 'page', services: null })
  expect(await marks('/services/culture-change')).toEqual({ about: null, services: 'true' })
  await servicesButton(page).click()
  await expect(serviceLink(page, 2)).toHaveAttribute('aria-current', 'page')
  expect(await marks('/services')).toEqual({ about: null, services: 'true' })
  expect(await marks('/government-solutions')).toEqual({ about: null, services: 'true' })
  expect(await marks('/careers')).toEqual({ about: null, services: null })
})

test('the next page begins at its top, and Back leads to the place that was left', async ({ page }) => {
  await open(page, '/about')
  await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }))
  await barLink(page, '/approach').click()
  await expect(page.getByRole('heading', { level: 1, name: pageEntry('approach').data.hero.title })).toBeVisible()
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: pageEntry('about').data.hero.title })).toBeAttached()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(900)
})

test('the pages a first screen leads to are fetched before anybody comes near their links, any other then', async ({
  page,
}) => {
  const ahead: string[] = []
  page.context().on('request', (request) => {
    if (/^prefetch/.test(request.headers()['sec-purpose'] ?? '')) ahead.push(new URL(request.url()).pathname)
  })
  await page.goto('/about')
  await hydrated(page)
  const unasked = ['/', '/approach', '/contact', '/careers']
  await expect.poll(() => [...ahead].sort()).toEqual([...unasked].sort())
  await servicesButton(page).click()
  await serviceLink(page, 2).hover()
  const culture = '/services/culture-change'
  await expect.poll(() => ahead).toContain(culture)
  expect(ahead).toHaveLength(unasked.length + 1)
})

test('who saves data has nothing fetched unasked', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
  await page.goto('/about')
  await hydrated(page)
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => setTimeout(resolve, 500))))
  await expect(page.locator('[data-ahead]')).toHaveCount(0)
})

test('Back leads to the place where a filter was pressed', async ({ page }) => {
  await open(page, '/services')
  await page.evaluate(() => scrollTo({ top: 400, behavior: 'instant' }))
  await page.getByRole('main').locator('.service-category').nth(1).dispatchEvent('click')
  await expect(page).toHaveURL(/category=/)
  await barLink(page, '/about').click()
  await expect(page.getByRole('heading', { level: 1, name: pageEntry('about').data.hero.title })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/category=/)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(400)
})

test('the mark in the footer leads back to the top and leaves the address alone', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, '/about')
  const link = page.getByRole('link', { name: ui().backToTop })
  await expect(link).toHaveAttribute('href', '#')
  await link.click()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await expect(page.getByRole('main')).toBeFocused()
  await expect(page).toHaveURL('/about')
})

test('the footer names this year', async ({ page }) => {
  await page.goto('/')
  const words = fill(ui().copyright, { year: new Date().getFullYear(), name: content('site').name })
  await expect(page.getByRole('contentinfo').getByText(words)).toBeVisible()
})

test('the further pages in the footer are a navigation that says what it is', async ({ page }) => {
  await page.goto('/')
  const { title, links } = content('navigation').footer.more
  const found = page.getByRole('contentinfo').getByRole('navigation', { name: title }).getByRole('link')
  await expect(found).toHaveText(links.map(({ name }: { name: string }) => name))
})
