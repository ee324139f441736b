import { expect, type Page, test } from '@playwright/test'
import { beyondTheEdge } from '../support/beyond-the-edge.ts'
import { addressOf, builtPages, differentPages, hydrated } from '../support/pages.ts'

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

for (const { path } of differentPages()) {
  test(`${path} has room for text set wide`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 })
    await page.goto(addressOf(path))
    await hydrated(page)
    await setWide(page)
    expect(await beyondTheEdge(page)).toBeLessThanOrEqual(0)
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
