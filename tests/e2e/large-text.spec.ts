import { expect, test } from '@playwright/test'
import config from '../../playwright.config.ts'
import { beyondTheEdge } from '../support/beyond-the-edge.ts'
import { addressOf, differentPages, hydrated } from '../support/pages.ts'

// Text as large as readers set it in their browser: twice its size.
const { launchOptions } = config.use ?? {}
test.use({
  launchOptions: { ...launchOptions, args: [...(launchOptions?.args ?? []), '--blink-settings=defaultFontSize=32'] },
})

test('text twice as large gets the layout of a screen half as wide', async ({ page }) => {
  const columns = async (width: number) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/services')
    await hydrated(page)
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px')
    return page
      .locator('.service-category')
      .evaluateAll((cards) => new Set(cards.map((card) => card.getBoundingClientRect().left)).size)
  }
  expect(await columns(2 * 768)).toBe(2)
  expect(await columns(768)).toBe(1)
})

for (const { path } of differentPages()) {
  test(`${path} has room for text twice as large`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto(addressOf(path))
    await hydrated(page)
    for (const width of [1280, 640, 320]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await beyondTheEdge(page), `${width} px`).toBeLessThanOrEqual(0)
    }
  })
}

test('the names in the chart of the markets keep clear of their lines when text is twice as large', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/industries')
  await hydrated(page)
  const gaps = await page.locator('.market-chart g').evaluateAll((markets) =>
    markets.map((market) => {
      const [name, start] = ['text', 'circle'].map((part) => market.querySelector(part)?.getBoundingClientRect())
      if (!name || !start) throw new Error('A market has both')
      const line = (start.top + start.bottom) / 2
      // The box of a name is as high as its font, a quarter of it above the capitals.
      return name.top > start.top ? name.top + name.height / 4 - line : line - name.bottom + name.height / 4
    }),
  )
  expect(gaps.length).toBeGreaterThan(3)
  expect(Math.min(...gaps)).toBeGreaterThan(4)
})
