import type { Browser } from 'playwright'
import { openPage } from './open-page.ts'
import { type Probe, readProbe } from './probe.ts'

/** Opens a page in a window of some width and scrolls to its end. Returns what the browser reports about it. */
export async function scrolledThrough(browser: Browser, address: string, width: number): Promise<Probe> {
  const page = await openPage(browser, address, width)
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  for (let top = 0; top < height; top += 600) {
    await page.evaluate(() => scrollBy(0, 600))
    await page.waitForTimeout(60)
  }
  await page.waitForTimeout(500)
  const probe = await readProbe(page)
  await page.close()
  return probe
}
