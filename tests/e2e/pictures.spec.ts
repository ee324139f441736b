import { existsSync } from 'node:fs'
import path from 'node:path'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { content } from '../support/labels.ts'
import { builtPages, htmlOf, open, painted } from '../support/pages.ts'

const slug = 'reading-growth-on-a-ratio-scale'
const briefing = `/briefings/${slug}`
const cover = content('articles').find((entry) => entry.slug === slug)?.data.cover

const loaded = (image: Locator) =>
  expect.poll(() => image.evaluate((node: HTMLImageElement) => node.complete && node.naturalWidth > 0)).toBe(true)
const chosen = (image: Locator) => image.evaluate((node: HTMLImageElement) => new URL(node.currentSrc).pathname)

/** Everything that has moved by itself since a moment. */
const shifted = (page: Page, since: number) =>
  page.evaluate(
    (from) =>
      new Promise<number>((resolve) => {
        let sum = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            if (entry.startTime > from) sum += (entry as unknown as { value: number }).value
        }).observe({ type: 'layout-shift', buffered: true })
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)))
      }),
    since,
  )

test('every picture a page names is published', () => {
  const named = builtPages().flatMap(({ path: address }) => htmlOf(address).match(/\/pictures\/[\w./-]+/g) ?? [])
  expect(named.length).toBeGreaterThan(20)
  expect(named.filter((file) => !existsSync(path.join('dist', file)))).toEqual([])
})

for (const [width, scale, file] of [
  [1280, 1, /-cover-480\.avif$/],
  [1280, 2, /-cover-1200\.avif$/],
  [390, 2, /-cover-704\.avif$/],
] as const) {
  test.describe(`${width} pixels, ${scale} to each`, () => {
    test.use({ viewport: { width, height: 800 }, deviceScaleFactor: scale })

    test('the browser takes AVIF in the width it needs, and nothing moves when it comes', async ({ page }) => {
      let send = () => {}
      const allowed = new Promise<void>((resolve) => {
        send = resolve
      })
      await page.route('**/pictures/**', (route) => allowed.then(() => route.continue()))
      await page.goto(briefing, { waitUntil: 'commit' })
      // The letters come first, so that only pictures can move something; without pictures the page cannot end loading.
      await page.getByRole('contentinfo').waitFor()
      await page.waitForFunction(
        () =>
          [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].every((one) => one.sheet) &&
          document.body.offsetHeight > 0 &&
          [...document.fonts].some(({ status }) => status === 'loaded') &&
          document.fonts.status === 'loaded',
      )
      await painted(page)
      const since = await page.evaluate(() => performance.now())
      send()
      const first = page.getByRole('img', { name: cover?.alt, exact: true })
      await loaded(first)
      expect(await chosen(first)).toMatch(file)
      const inText = page.locator('figure.picture img')
      await inText.scrollIntoViewIfNeeded()
      await loaded(inText)
      expect(await chosen(inText)).toMatch(/-wide-\d+\.avif$/)
      expect(await shifted(page, since)).toBe(0)
    })
  })
}

for (const width of [360, 412])
  test(`a telephone of ${width} px is told how wide its pictures are, not how wide it is itself`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    for (const path of [briefing, '/briefings', '/case-studies']) {
      await page.goto(path)
      const excess = await page.locator('picture:has(source[sizes]) > img').evaluateAll((images) =>
        images.map((image) => {
          const probe = document.createElement('i')
          probe.style.cssText = `position: absolute; width: ${(image as HTMLImageElement).previousElementSibling?.getAttribute('sizes')?.split(', ').at(-1)}`
          image.ownerDocument.body.append(probe)
          const told = probe.offsetWidth
          probe.remove()
          return told - (image as HTMLImageElement).offsetWidth
        }),
      )
      expect(excess.length, path).toBeGreaterThan(0)
      for (const pixels of excess) {
        expect(pixels, path).toBeGreaterThanOrEqual(0)
        expect(pixels, path).toBeLessThan(10)
      }
    }
  })

test('covers that stand side by side come no larger than they are shown', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 1000 })
  await page.goto('/briefings')
  const image = page.locator('[aria-labelledby="featured-briefings"] img').first()
  await image.scrollIntoViewIfNeeded()
  await loaded(image)
  expect(await chosen(image)).toMatch(/-cover-480\.avif$/)
})

test('a cover is fetched first, whatever stands below when it comes near; each says what it shows', async ({
  page,
}) => {
  await open(page, briefing)
  const first = page.getByRole('img', { name: cover?.alt, exact: true })
  await expect(first).toHaveAttribute('fetchpriority', 'high')
  expect(await first.getAttribute('loading')).toBeNull()
  const inText = page.locator('figure.picture img')
  await expect(inText).toHaveAttribute('loading', 'lazy')
  await expect(inText).toHaveAttribute('decoding', 'async')
  expect(await inText.getAttribute('alt')).toMatch(/\w+ \w+/)
  await open(page, '/leadership')
  const portraits = page.locator('.portrait img')
  await expect(portraits).toHaveCount(6)
  for (const portrait of await portraits.all()) {
    await expect(portrait).toHaveAttribute('alt', '')
    await expect(portrait).toHaveAttribute('loading', 'lazy')
  }
})

test('where the network sends no AVIF and no WebP, the picture is there as well', async ({ page }) => {
  await page.addInitScript(() => {
    new MutationObserver(() => {
      for (const source of document.querySelectorAll('picture > source')) source.remove()
    }).observe(document, { childList: true, subtree: true })
  })
  await page.goto(briefing)
  const first = page.getByRole('img', { name: cover?.alt, exact: true })
  await loaded(first)
  expect(await chosen(first)).toMatch(/-cover-1200\.jpg$/)
})

test('on paper a picture stays with its caption and on one page; the cover stays on the screen', async ({ page }) => {
  await open(page, briefing)
  await page.locator('figure.picture').scrollIntoViewIfNeeded()
  await loaded(page.locator('figure.picture img'))
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('img', { name: cover?.alt, exact: true })).toBeHidden()
  const figure = page.locator('figure.picture')
  await expect(figure).toBeVisible()
  await expect(figure).toHaveCSS('break-inside', 'avoid')
  expect((await figure.locator('img').boundingBox())?.height).toBeLessThan(610)
})
