import { expect, type Page, test } from '@playwright/test'
import { addressOf, differentPages, hydrated } from '../support/pages.ts'

/** How far the page and the parts of its bar reach beyond the right edge of the screen, in pixels. */
const beyondTheEdge = (page: Page) =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth
    const ends = [...document.querySelectorAll('.site-header :is(a, button)')].map(
      (part) => part.getBoundingClientRect().right,
    )
    return Math.max(document.documentElement.scrollWidth, ...ends) - width
  })

test('text twice as large gets the layout of a screen half as wide', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 800 })
  await page.goto('/services')
  await hydrated(page)
  const columns = () =>
    page
      .locator('.service-category')
      .evaluateAll((cards) => new Set(cards.map((card) => card.getBoundingClientRect().left)).size)
  expect(await columns()).toBe(2)
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  expect(await columns()).toBe(1)
})

for (const { path } of differentPages()) {
  test(`${path} has room for text twice as large, and for text set wide`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto(addressOf(path))
    await hydrated(page)
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
    expect(await beyondTheEdge(page), '1280 px').toBeLessThanOrEqual(0)
    await page.setViewportSize({ width: 640, height: 800 })
    expect(await beyondTheEdge(page), '640 px').toBeLessThanOrEqual(0)
    await page.setViewportSize({ width: 360, height: 800 })
    expect(await beyondTheEdge(page), '360 px').toBeLessThanOrEqual(0)

    // WCAG 2.2, success criterion 1.4.12.
    await page.evaluate(() => {
      document.documentElement.style.removeProperty('font-size')
      const spacing = new CSSStyleSheet()
      spacing.replaceSync(
        '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }' +
          'p { margin-bottom: 2em !important }',
      )
      document.adoptedStyleSheets = [spacing]
    })
    await page.setViewportSize({ width: 320, height: 800 })
    expect(await beyondTheEdge(page), 'wide text at 320 px').toBeLessThanOrEqual(0)
  })
}
