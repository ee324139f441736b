import { type Browser, expect, type Page, test } from '@playwright/test'
import { hold } from '../support/pages.ts'

interface LayoutEvent {
  name: string
  args: { beginData?: { frame?: string; dirtyObjects: number; totalObjects: number } }
}

/** What was laid out of a page since the tracing began, which ends. */
async function layoutsOf(browser: Browser, page: Page) {
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: LayoutEvent[] }
  const cdp = await page.context().newCDPSession(page)
  const { frameTree } = await cdp.send('Page.getFrameTree')
  return traceEvents.flatMap(({ name, args: { beginData } }) =>
    name === 'Layout' && beginData?.frame === frameTree.frame.id ? [beginData] : [],
  )
}

/** As many as fonts, styles and blocks that arrive one after another may ask for. */
const most = 20

for (const path of ['/', '/privacy-policy', '/contact', '/briefings/reading-growth-on-a-ratio-scale', '/careers'])
  test(`${path} is laid out a few times and no more, until all of it is there`, async ({ browser, page }) => {
    await page.goto('about:blank')
    await browser.startTracing(page, { categories: ['devtools.timeline'] })
    await page.goto(path)
    await page.waitForFunction(() => 'hydrated' in document.documentElement.dataset)
    // What is done in idle moments is done by then.
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          let left = 60
          const next = () => (left-- > 0 ? requestIdleCallback(next) : resolve(undefined))
          next()
        }),
    )
    const layouts = await layoutsOf(browser, page)
    expect(layouts.length).toBeGreaterThan(0)
    expect(layouts.length).toBeLessThanOrEqual(most)
  })

for (const path of ['/privacy-policy', '/briefings/reading-growth-on-a-ratio-scale'])
  test(`what styles the end of ${path} lays out that end, and not the text above it once more`, async ({
    browser,
    page,
  }) => {
    const arrive = await hold(page, '**/assets/blocks-*.css')
    await page.goto(path, { waitUntil: 'commit' })
    await expect(page.locator('main p').last()).toBeVisible()
    await page.evaluate(async () => void (await document.fonts.ready))
    await browser.startTracing(page, { categories: ['devtools.timeline'] })
    arrive()
    await page.waitForFunction(() => 'hydrated' in document.documentElement.dataset)
    const layouts = await layoutsOf(browser, page)
    expect(layouts.length).toBeGreaterThan(0)
    expect(Math.max(...layouts.map(({ dirtyObjects, totalObjects }) => dirtyObjects / totalObjects))).toBeLessThan(0.5)
  })
