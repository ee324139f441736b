import type { Browser, Page } from 'playwright'
import { installProbe } from './probe.ts'

const isHydrated = () => 'hydrated' in document.documentElement.dataset

/** Opens a page that reports what happens to it, on a screen of that width, and waits until it is alive. */
export async function openPage(browser: Browser, address: string, width: number): Promise<Page> {
  const small = width < 600
  const page = await browser.newPage({
    viewport: { width, height: small ? 740 : 800 },
    isMobile: small,
    hasTouch: small,
  })
  await installProbe(page)
  await page.goto(address)
  await page.waitForFunction(isHydrated)
  return page
}
