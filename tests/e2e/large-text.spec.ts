import { expect, type Page, test } from '@playwright/test'
import { addressOf, builtPages, differentPages, hydrated } from '../support/pages.ts'

/** How far the page and the parts of its bar reach beyond the right edge of the screen, in pixels. */
const beyondTheEdge = (page: Page) =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth
    const ends = [...document.querySelectorAll('.site-header :is(a, button)')].map(
      (part) => part.getBoundingClientRect().right,
    )
    return Math.max(document.documentElement.scrollWidth, ...ends) - width
  })

/** Sets text as wide as WCAG 2.2 asks for in success criterion 1.4.12. */
const setWide = (page: Page) =>
  page.evaluate(() => {
    const spacing = new CSSStyleSheet()
    spacing.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }' +
        'p { margin-bottom: 2em !important }',
    )
    document.adoptedStyleSheets = [spacing]
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
    await page.setViewportSize({ width: 320, height: 800 })
    expect(await beyondTheEdge(page), '320 px').toBeLessThanOrEqual(0)

    await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
    await setWide(page)
    await page.setViewportSize({ width: 320, height: 800 })
    expect(await beyondTheEdge(page), 'wide text at 320 px').toBeLessThanOrEqual(0)
  })
}

test('no figure of a row reaches into the next one, also when text is set wide', async ({ page }) => {
  const expectApart = async (where: string) => {
    const beyond = await page.locator('.stats-row > li').evaluateAll((cells) =>
      cells.map((cell) => {
        const note = cell.querySelector('.claim-button') as Element
        return note.getBoundingClientRect().right - cell.getBoundingClientRect().right
      }),
    )
    expect(Math.max(...beyond), where).toBeLessThanOrEqual(0)
    expect(await beyondTheEdge(page), where).toBeLessThanOrEqual(0)
  }
  for (const width of [1024, 1100, 1160, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/case-studies')
    await hydrated(page)
    await expectApart(`${width} px`)
    await setWide(page)
    await expectApart(`${width} px, set wide`)
  }
})

test('the names in the chart of the markets keep clear of their lines when text is twice as large', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/industries')
  await hydrated(page)
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
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

for (const [path, words] of [
  ['/', '.home-hero h1'],
  ['/careers', '.role b'],
] as const) {
  test(`no word of ${words} on ${path} is cut in two when it is set wide`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto(path)
    await hydrated(page)
    await setWide(page)
    const cut = await page.locator(words).evaluateAll((places) =>
      places.flatMap((place) => {
        const text = place.firstChild as Text
        return [...text.data.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
          const range = document.createRange()
          range.setStart(text, index)
          range.setEnd(text, index + word.length)
          return range.getClientRects().length > 1 ? [word] : []
        })
      }),
    )
    expect(cut).toEqual([])
  })
}

for (const { path } of builtPages().filter(({ islands }) => islands.includes('RatioChart'))) {
  test(`the words of the chart on ${path} stay whole and apart when they are set wide`, async ({ page }) => {
    for (const width of [320, 360, 480, 640, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(path)
      await hydrated(page)
      await setWide(page)
      const lost = await page.locator('.line-chart').evaluateAll((charts) =>
        charts.flatMap((chart) => {
          const words = [...chart.querySelectorAll('text')].filter((text) => text.checkVisibility())
          const boxes = words.map((text) => text.getBoundingClientRect())
          const figure = (chart.closest('figure') as Element).getBoundingClientRect()
          const isCut = ({ left, right }: DOMRect) =>
            left < Math.max(0, figure.left - 12) || right > Math.min(innerWidth, figure.right + 12)
          const covers = (a: DOMRect, b: DOMRect) =>
            a !== b && a.left < b.right && b.left < a.right && a.top + 3 < b.bottom && b.top + 3 < a.bottom
          return words
            .filter((_, at) => {
              const box = boxes[at] as DOMRect
              return isCut(box) || boxes.some((other) => covers(box, other))
            })
            .map(({ textContent }) => textContent)
        }),
      )
      expect(lost, `${width} px`).toEqual([])
    }
  })
}
