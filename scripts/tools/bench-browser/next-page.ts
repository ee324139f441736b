import type { Browser, Page } from 'playwright'
import { throttle } from './first-second.ts'
import { median } from './median.ts'

/** How the next page comes: by the rules the site sends, or asked for at the press alone. */
export type Way = 'ahead' | 'at the press'

const key = 'bench-pressed'

/** Notes when a link is pressed; in the document it leads to, when its heading was painted. */
const watch = (name: string) => {
  const now = () => performance.timeOrigin + performance.now()
  const note = ({ target, timeStamp }: Event) => {
    if ((target as Element).closest('a')) sessionStorage.setItem(name, String(performance.timeOrigin + timeStamp))
  }
  addEventListener('click', note, true)
  const look = () => {
    const pressed = sessionStorage.getItem(name)
    // A task after a frame: by then the frame has been painted.
    if (pressed && document.querySelector('main h1'))
      return setTimeout(() => Object.assign(window, { took: now() - Number(pressed) }))
    return requestAnimationFrame(look)
  }
  // In a page that is rendered ahead frames begin with the visit.
  if (!sessionStorage.getItem(name)) requestAnimationFrame(look)
  else look()
}

const took = () => (window as unknown as { took?: number }).took

async function once(browser: Browser, from: string, to: string, lead: number, way: Way): Promise<number> {
  const page: Page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  await page.addInitScript('globalThis.__name = (named) => named')
  await page.addInitScript(watch, key)
  if (way === 'at the press') await page.route('**/speculation-rules.json', (route) => route.abort())
  await throttle(page)
  await page.goto(from, { waitUntil: 'load' })
  // Who reads the first screen has been there for some seconds.
  await page.waitForTimeout(4000)
  const link = page.locator(`header a[href="${to}"]`).first()
  const box = await link.boundingBox()
  if (!box) throw new Error(`There is no link to ${to} in the bar of ${from}.`)
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.waitForTimeout(lead)
  await page.mouse.down()
  await page.mouse.up()
  await page.waitForFunction(took, undefined, { timeout: 20_000 })
  const time = (await page.evaluate(took)) as number
  await page.close()
  return time
}

/** How long the pointer rests on the link before the press, in milliseconds. */
const leads = [0, 500, 2000]

/**
 * The times from a press on a link of the bar of the home page to the heading of its page, in milliseconds, for each lead
 * of the pointer: medians of so many runs.
 */
export async function* nextPages(browser: Browser, url: string, runs: number) {
  for (const to of ['/contact', '/about'])
    for (const way of ['ahead', 'at the press'] as const) {
      const times: number[] = []
      for (const lead of leads) {
        const all: number[] = []
        for (let run = 0; run < runs; run += 1) all.push(await once(browser, `${url}/`, to, lead, way))
        times.push(median(all))
      }
      yield { to, way, times }
    }
}
