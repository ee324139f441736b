import { expect, test } from '@playwright/test'

interface TraceEvent {
  name: string
  args: { beginData?: { frame?: string } }
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
    const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] }
    const cdp = await page.context().newCDPSession(page)
    const { frameTree } = await cdp.send('Page.getFrameTree')
    const layouts = traceEvents.filter(
      ({ name, args }) => name === 'Layout' && args.beginData?.frame === frameTree.frame.id,
    )
    expect(layouts.length).toBeGreaterThan(0)
    expect(layouts.length).toBeLessThanOrEqual(most)
  })
