import { expect, test } from '@playwright/test'
import { addressOf, differentPages } from '../support/pages.ts'

test.use({ javaScriptEnabled: false })

for (const { path } of differentPages().filter(({ template }) => template !== 'redirect'))
  test(`the sentences of the hero of ${path} end before its drawing begins, which is beside them on the widest screens`, async ({
    page,
  }) => {
    await page.goto(addressOf(path))
    for (const width of [1024, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 })
      const ends = await page.locator('.hero:has(.hero-art) .hero-text > p').evaluateAll((sentences) =>
        sentences.map((sentence) => {
          const words = document.createRange()
          words.selectNodeContents(sentence)
          const { right } = words.getBoundingClientRect()
          const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
          return (right - sentence.getBoundingClientRect().left) / rem
        }),
      )
      expect(Math.max(0, ...ends), `${width} px`).toBeLessThanOrEqual(34.01)
    }
    await page.setViewportSize({ width: 3840, height: 1600 })
    const begins = await page
      .locator('.hero > .art')
      .evaluateAll((drawings) =>
        drawings.map((drawing) => drawing.getBoundingClientRect().left / document.documentElement.clientWidth),
      )
    expect(Math.max(0, ...begins)).toBeLessThanOrEqual(0.501)
  })
