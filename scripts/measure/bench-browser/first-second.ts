import type { Browser, Page } from 'playwright'
import { inTurn } from './in-turn.ts'
import { median } from './median.ts'
import { slowDown, watchThread } from './probe.ts'

/** What a slow device on a slow line shows in its first seconds: real throttling, nothing simulated. Times in milliseconds. */
export interface FirstSecond {
  firstPaint: number
  largestPaint: number
  /** When the last font that is shown had arrived. */
  fonts: number
  /** The longest task after the first paint. */
  longestTask: number
  /** What every task after the first paint took beyond 50 ms, added up. */
  blocking: number
  /** What the thread of the page computed in all, from its start until idle scripts have run. */
  work: number
  shift: number
}

/** Lighthouse's phone, and a laptop, whose first screen holds the beginning of a text. */
const screens = {
  phone: { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true },
  laptop: { viewport: { width: 1280, height: 800 } },
}
export type Screen = keyof typeof screens

const line = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 }
const slow = 4
/** From the end of loading until idle scripts have run. */
const settling = 3000

const record = () => {
  const entries: PerformanceEntry[] = []
  Object.assign(window, { entries })
  for (const type of ['paint', 'largest-contentful-paint', 'longtask', 'layout-shift'])
    new PerformanceObserver((list) => entries.push(...list.getEntries())).observe({ type, buffered: true })
}

const readBack = () => {
  const { entries } = window as unknown as { entries: (PerformanceEntry & { value: number })[] }
  const of = (type: string) => entries.filter(({ entryType }) => entryType === type)
  const firstPaint = of('paint').find(({ name }) => name === 'first-contentful-paint')?.startTime ?? Number.NaN
  const tasks = of('longtask').filter(({ startTime, duration }) => startTime + duration > firstPaint)
  const lengths = tasks.map(({ startTime, duration }) => startTime + duration - Math.max(startTime, firstPaint))
  const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  return {
    firstPaint,
    largestPaint: of('largest-contentful-paint').at(-1)?.startTime ?? Number.NaN,
    fonts: Math.max(
      0,
      ...resources.filter(({ name }) => name.endsWith('.woff2')).map(({ responseEnd }) => responseEnd),
    ),
    longestTask: Math.max(0, ...lengths),
    blocking: lengths.reduce((sum, length) => sum + Math.max(0, length - 50), 0),
    shift: of('layout-shift').reduce((sum, { value }) => sum + value, 0),
  }
}

/** A slow device on a slow line: a quarter of the processor, 150 ms, 1.6 Mbit/s. */
export async function throttle(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', line)
  await slowDown(page, slow)
}

async function once(browser: Browser, address: string, screen: Screen): Promise<FirstSecond> {
  const page = await browser.newPage(screens[screen])
  await page.addInitScript('globalThis.__name = (named) => named')
  await page.addInitScript(record)
  await throttle(page)
  const computed = await watchThread(page)
  await page.goto(address, { waitUntil: 'load' })
  await page.waitForTimeout(settling)
  const work = await computed()
  const figures = await page.evaluate(readBack)
  await page.close()
  return { ...figures, work }
}

function medians(all: FirstSecond[]): FirstSecond {
  const names = Object.keys(all[0] ?? {}) as (keyof FirstSecond)[]
  return Object.fromEntries(
    names.map((name) => [name, median(all.map((figures) => figures[name]))]),
  ) as unknown as FirstSecond
}

/** Opens addresses in turn, each with an empty cache and so many times, and takes the median of each figure. */
export async function firstSecond(
  browser: Browser,
  addresses: string[],
  screen: Screen,
  runs: number,
): Promise<FirstSecond[]> {
  const all = await inTurn(addresses, runs, (address) => once(browser, address, screen))
  return all.map(medians)
}
