import { expect, test } from '@playwright/test'
import { barLink, serviceLink, servicesButton } from '../support/bar.ts'
import { content, fill, pageEntry, ui } from '../support/labels.ts'
import { expectSameDocument, markDocument, open } from '../support/pages.ts'

const { baseUrl } = content('site')

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

test('a link changes the page in place: title, description, canonical address, scroll and focus', async ({ page }) => {
  await open(page, '/about')
  await markDocument(page)
  await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }))
  await barLink(page, '/approach').click()
  const { data } = pageEntry('approach')
  const heading = page.getByRole('heading', { level: 1, name: data.hero.title })
  await expect(heading).toBeFocused()
  await expect(page).toHaveTitle(`${data.title} · ${content('site').name}`)
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', data.description)
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${baseUrl}/approach`)
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: pageEntry('about').data.hero.title })).toBeVisible()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(900)
  await expectSameDocument(page)
})

test('links written in content change the page in place as well, and a new tab stays with the browser', async ({
  page,
  context,
}) => {
  await open(page, '/briefings')
  await markDocument(page)
  const title = content('articles').find(({ data }) => data.featured)?.data.title as string
  const link = page.getByRole('main').getByRole('link', { name: title, exact: true })
  const opened = context.waitForEvent('page')
  await link.click({ modifiers: ['ControlOrMeta'] })
  await (await opened).close()
  await link.click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused()
  await expectSameDocument(page)
})

test('a page is fetched when the pointer or the focus reaches its link, once', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await open(page, '/about')
  expect(asked).not.toContain('/_data/approach.json')
  const arrived = page.waitForResponse('**/_data/approach.json')
  await barLink(page, '/approach').hover()
  await arrived
  const other = page.waitForResponse('**/_data/contact.json')
  await barLink(page, '/contact').focus()
  await other
  await barLink(page, '/approach').click()
  await expect(page).toHaveURL('/approach')
  expect(asked.filter((path) => path === '/_data/approach.json')).toHaveLength(1)
})

test('a link pressed while another page is on its way, and Back while a page fades in, leave no error', async ({
  page,
}) => {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  await open(page, '/about')
  for (const href of ['/approach', '/contact']) {
    const fetched = page.waitForResponse(`**/_data${href}.json`)
    await barLink(page, href).hover()
    await fetched
  }
  await page.evaluate(() => {
    for (const href of ['/approach', '/contact'])
      document.querySelector<HTMLElement>(`header nav a[href="${href}"]`)?.click()
  })
  await expect(page.getByRole('heading', { level: 1, name: pageEntry('contact').data.hero.title })).toBeFocused()
  await open(page, '/about')
  await barLink(page, '/approach').click()
  await expect(page.getByRole('heading', { level: 1, name: pageEntry('approach').data.hero.title })).toBeVisible()
  await page.evaluate(() => history.back())
  await expect(page.getByRole('heading', { level: 1, name: pageEntry('about').data.hero.title })).toBeVisible()
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => {}))))
  expect(errors).toEqual([])
  await page.goto('/404.html')
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([])
})

test('Back leads to the place where a filter was pressed', async ({ page }) => {
  await open(page, '/services')
  await page.evaluate(() => scrollTo({ top: 400, behavior: 'instant' }))
  await page.getByRole('main').locator('.service-category').nth(1).dispatchEvent('click')
  await expect(page).toHaveURL(/category=/)
  await barLink(page, '/about').click()
  await expect(page.getByRole('heading', { level: 1, name: pageEntry('about').data.hero.title })).toBeFocused()
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
