import { expect, test } from '@playwright/test'
import { addressOf, differentPages } from '../support/pages.ts'

/** Where a line of the hero ends that lies furthest to the right, and where its drawing begins to show, in CSS pixels. */
const ends = () => {
  const words = document.querySelector('.hero-text')
  const art = document.querySelector('.hero-art:not(.hero-picture)')
  if (!words || !art) return null
  const range = document.createRange()
  range.selectNodeContents(words)
  const lines = Math.max(...[...range.getClientRects()].filter(({ width }) => width > 0).map(({ right }) => right))
  const { left, width } = art.getBoundingClientRect()
  const [, begin = ''] = /rgba\(0, 0, 0, 0\) (-?[\d.]+)px/.exec(getComputedStyle(art).maskImage) ?? []
  return { lines, drawing: left + Math.min(Number(begin), width) }
}

for (const { path } of differentPages().filter(({ template }) => template !== 'redirect'))
  test(`no line of the hero of ${path} runs into its drawing`, async ({ page }) => {
    for (const width of [1024, 1280, 1600, 1920, 2560]) {
      await page.setViewportSize({ width, height: 800 })
      if (width === 1024) await page.goto(addressOf(path))
      const found = await page.evaluate(ends)
      if (found) expect(found.lines, `${width} px`).toBeLessThanOrEqual(found.drawing)
    }
  })
