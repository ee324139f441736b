import { type Browser, expect, type Page, test } from '@playwright/test'
import { hold } from '../support/pages.ts'

interface TraceEvent {
  name: string
  args: {
    beginData?: { frame?: string; dirtyObjects: number; totalObjects: number }
    data?: { displayName?: string; compositeFailed?: number }
  }
}

/** What happened since the tracing began, which ends. */
const stopTracing = async (browser: Browser): Promise<TraceEvent[]> =>
  JSON.parse((await browser.stopTracing()).toString()).traceEvents

/** What was laid out of a page since the tracing began, which ends. */
async function layoutsOf(browser: Browser, page: Page) {
  const traceEvents = await stopTracing(browser)
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

for (const path of ['/', '/about'])
  test(`the drawing of ${path} takes shape beside the page, which is not styled anew for each of its pictures`, async ({
    browser,
    page,
  }) => {
    await page.goto('about:blank')
    await browser.startTracing(page, { categories: ['blink.animations'] })
    await page.goto(path)
    await page.evaluate(() =>
      Promise.all(document.getAnimations().map(({ finished }) => finished)).then(() => undefined),
    )
    const animations = (await stopTracing(browser)).flatMap(({ name, args }) =>
      name === 'Animation' ? (args.data ?? []) : [],
    )
    expect(animations.some(({ displayName }) => displayName === 'draw')).toBe(true)
    expect(animations.filter(({ compositeFailed }) => compositeFailed)).toEqual([])
  })

test('the engine turns beside the page, which is styled anew only where a step begins', async ({ browser, page }) => {
  const active = page.locator('.os-step[data-active="true"]')
  await page.goto('/approach')
  await page.locator('.engine').scrollIntoViewIfNeeded()
  await expect(page.locator('.engine')).toHaveAttribute('data-moving')
  const first = await active.textContent()
  await expect(active).not.toHaveText(first ?? '', { timeout: 30_000 })
  await browser.startTracing(page, { categories: ['devtools.timeline'] })
  const second = await active.textContent()
  await expect(active).not.toHaveText(second ?? '', { timeout: 30_000 })
  const styled = (await stopTracing(browser)).filter(({ name }) => name === 'UpdateLayoutTree')
  // Five seconds of sixty pictures, and a transition of colours that takes a third of a second.
  expect(styled.length).toBeLessThan(100)
})
