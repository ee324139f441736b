import { expect, type Page, test } from '@playwright/test'
import { slowDown } from '../../scripts/measure/bench-browser/probe.ts'
import { violations } from '../support/axe.ts'
import { addressOf, differentPages } from '../support/pages.ts'

// What stands far below the first screen is laid out when somebody comes near it, and nobody notices.

/** Everything that the styles may put off. */
const farBelow = 'main > *, main article, .library, .site-footer, .prose > *'

const isAlive = (page: Page) => page.waitForFunction(() => 'hydrated' in document.documentElement.dataset)
const putOff = (page: Page) =>
  page
    .locator(farBelow)
    .evaluateAll((pieces) => pieces.filter((piece) => getComputedStyle(piece).contentVisibility === 'auto').length)

for (const address of ['/about', '/privacy-policy', '/capabilities', '/case-studies'])
  test(`much of ${address} is put off, and nothing where the address leads into it`, async ({ page }) => {
    await page.goto(address)
    await isAlive(page)
    expect(await putOff(page)).toBeGreaterThan(3)
    // Keys that lead a screen further at most lay out no more than they need.
    for (const key of ['Tab', 'PageDown', 'a']) await page.keyboard.press(key)
    expect(await putOff(page)).toBeGreaterThan(3)
    await page.goto('about:blank')
    await page.goto(`${address}#content`)
    expect(await putOff(page)).toBe(0)
  })

test('the words about the name are not put off, since the reading of the page would end there', async ({ page }) => {
  await page.goto('/about')
  await isAlive(page)
  const section = page.locator('main > :has(.origin-words)')
  await expect(section).toHaveCSS('content-visibility', 'visible')
  await expect(page.locator('main > :last-child')).toHaveCSS('content-visibility', 'auto')
})

test('what reaches over the edge of its part is whole: a figure, a letter, the ring of the focus', async ({ page }) => {
  await page.goto('/approach')
  await expect(page.locator('main > :has(.os-overlay)')).toHaveCSS('content-visibility', 'visible')

  await page.goto('/capabilities')
  const room = await page.locator('article ~ article').evaluateAll((articles) =>
    articles.map((article) => {
      const letters = document.createRange()
      letters.selectNodeContents(article.querySelector('p[aria-hidden]') as Element)
      return letters.getBoundingClientRect().top - article.getBoundingClientRect().top
    }),
  )
  expect(Math.min(...room)).toBeGreaterThanOrEqual(0)

  await page.goto('/terms-of-service')
  const part = page.locator('.prose > :has(a):not(.anchor)').last()
  await expect(part).toHaveCSS('content-visibility', 'auto')
  await part.getByRole('link').last().focus()
  await expect(part).toHaveCSS('content-visibility', 'visible')
})

test('where the browser finds its way by heights nothing is put off: a reload, Back', async ({ page }) => {
  await page.goto('/privacy-policy')
  expect(await putOff(page)).toBeGreaterThan(3)
  await page.reload()
  expect(await putOff(page)).toBe(0)
  await page.goto('/terms-of-service')
  expect(await putOff(page)).toBeGreaterThan(3)
  await page.goBack()
  await expect(page).toHaveURL('/privacy-policy')
  expect(await putOff(page)).toBe(0)
})

test('a link into what was put off leads to its place, and paper shows all of it', async ({ page }) => {
  await page.goto('/terms-of-service')
  await page.emulateMedia({ media: 'print' })
  expect(await putOff(page)).toBe(0)
  await page.emulateMedia({ media: 'screen' })
  expect(await putOff(page)).toBeGreaterThan(3)
  const link = page.getByRole('main').locator('nav a[href^="#"]').last()
  const target = page.locator((await link.getAttribute('href')) as string)
  await link.click()
  await expect(target).toBeInViewport()
  const top = () => target.evaluate((heading) => Math.round(heading.getBoundingClientRect().top))
  const place = await top()
  expect(place).toBeGreaterThan(0)
  expect(place).toBeLessThan(300)
})

for (const { address, rate } of [
  { address: '/about', rate: 1 },
  { address: '/privacy-policy', rate: 1 },
  { address: '/privacy-policy', rate: 20 },
])
  test(`End leads to the end of ${address}, which is laid out then, by a processor ${rate} times slower`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 800 })
    await slowDown(page, rate)
    await page.goto(address)
    expect(await putOff(page)).toBeGreaterThan(3)
    await page.keyboard.press('End')
    const left = () => page.evaluate(() => document.documentElement.scrollHeight - innerHeight - scrollY)
    await expect.poll(left).toBeLessThan(1)
    await isAlive(page)
    expect(await left()).toBeLessThan(1)
  })

test('End in a field leads to the end of what was typed there', async ({ page }) => {
  await page.goto('/contact')
  await isAlive(page)
  const field = page.getByRole('main').getByRole('textbox').first()
  await field.fill('Sam')
  await field.press('Home')
  const place = await page.evaluate(() => scrollY)
  await field.press('End')
  await field.press('u')
  await expect(field).toHaveValue('Samu')
  expect(await page.evaluate(() => scrollY)).toBe(place)
})

/** How far the page was wider than the screen in one of its frames. */
const beyond = (page: Page) => page.evaluate(() => (window as unknown as { beyond?: number }).beyond)

for (const { path } of differentPages().filter(({ template }) => template !== 'redirect'))
  test(`what was put off of ${path} is as large when somebody comes near it as when it is laid out`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    // In the first frames, too, before the browser knows what of it is near.
    await page.addInitScript(() => {
      let beyond = 0
      const look = () => {
        beyond = Math.max(beyond, document.documentElement.scrollWidth - innerWidth)
        Object.assign(window, { beyond })
        requestAnimationFrame(look)
      }
      requestAnimationFrame(look)
    })
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      // The same address once more would be a reload, of which nothing is put off.
      await page.goto('about:blank')
      await page.goto(addressOf(path))
      await page.waitForFunction(() => 'beyond' in window)
      expect(await beyond(page), `never wider than the screen of ${width} px`).toBe(0)
      // An audit of the page as it arrives takes nothing that is put off for something that lies over its neighbour.
      expect(await violations(page, ['color-contrast', 'target-size']), `${width} px`).toEqual([])
      // Comes near all of it.
      await page.evaluate(async () => {
        for (let top = 0; top < document.documentElement.scrollHeight; top += 400) {
          scrollTo({ top, behavior: 'instant' })
          await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
        }
      })
      // Before anything else can change the page, as scripts that arrive do.
      const [near, whole] = await page.evaluate(() => {
        const { dataset, scrollHeight } = document.documentElement
        delete dataset.visit
        return [scrollHeight, document.documentElement.scrollHeight]
      })
      expect(near, `${width} px`).toBe(whole)
    }
  })
