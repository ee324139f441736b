import { setTimeout as wait } from 'node:timers/promises'
import { inTurn } from './in-turn.ts'
import { median } from './median.ts'
import { openTab } from './open-tab.ts'
import { slowLine } from './slow-line.ts'

/** How the next page comes: by the rules of the page, or asked for at the press alone. */
export type Way = 'ahead' | 'at the press'

/** Where a page comes without a document of its own, as in other sites, the browser is asked when its headline was painted. */
const noteThePress = `{
  const note = (name, time) => sessionStorage.setItem(name, performance.timeOrigin + time)
  const left = document.querySelector('h1')
  const mark = () => {
    const title = document.querySelector('h1')
    if (title !== left) title?.setAttribute('elementtiming', 'next')
  }
  addEventListener('click', ({ timeStamp }) => note('pressed', timeStamp), true)
  new MutationObserver(mark).observe(document.body, { childList: true, subtree: true })
  new PerformanceObserver((list) => note('shown', list.getEntries()[0].renderTime)).observe({ type: 'element' })
}`

/** The headline is part of the first paint. A page that was rendered ahead is painted when it is shown. */
const readTheTime = `(() => {
  const { activationStart, name } = performance.getEntriesByType('navigation')[0]
  const paint = performance.getEntriesByName('first-contentful-paint')[0]
  const pressed = sessionStorage.getItem('pressed')
  const shown = sessionStorage.getItem('shown')
  if (shown) return shown - pressed
  if (!paint || !pressed || new URL(name).pathname === '/') return null
  return performance.timeOrigin + Math.max(paint.startTime, activationStart) - pressed
})()`

const withoutRules = 'document.querySelector("script[type=speculationrules]").remove()'

const middleOf = (path: string) => `(() => {
  const { x, y, width, height } = document.querySelector('header a[href="${path}"]').getBoundingClientRect()
  return { x: x + width / 2, y: y + height / 2 }
})()`

async function once(url: string, to: string, way: Way, lead: number, slow: number): Promise<number> {
  const tab = await openTab(slow)
  const mouse = (type: string, place: object) =>
    tab.send('Input.dispatchMouseEvent', { type, button: 'left', clickCount: 1, ...place })
  try {
    await tab.send('Page.navigate', { url })
    // Who reads the first screen has been there for some seconds.
    await wait(6000)
    await tab.evaluate(noteThePress)
    if (way === 'at the press') await tab.evaluate(withoutRules)
    const place = await tab.evaluate<{ x: number; y: number }>(middleOf(to))
    await mouse('mouseMoved', { ...place, button: 'none' })
    await wait(lead)
    await mouse('mousePressed', place)
    await mouse('mouseReleased', place)
    for (let look = 0; look < 50; look += 1) {
      await wait(200)
      const took = await tab.evaluate<number | null>(readTheTime)
      if (took) return took
    }
    throw new Error(`From a press on the link to ${to} nothing came for ten seconds.`)
  } finally {
    await tab.close()
  }
}

/** How long the pointer rests on the link before the press, in milliseconds. */
const leads = [0, 500, 2000]

/**
 * The times from a press on a link of the bar of the home page to the headline of its page, in milliseconds, for each lead
 * of the pointer: medians of so many runs, on a telephone's line and a processor that is `slow` times slower.
 *
 * @param sites measured in turn; how others fetch ahead is their own, so that only the first is also asked without it
 * @param named addresses to keep to; none for all
 */
export async function* nextPages(sites: string[], named: string[], runs: number, slow: number) {
  const lines = await Promise.all(sites.map(slowLine))
  for (const to of ['/contact', '/about'].filter((link) => named.length === 0 || named.includes(link)))
    for (const way of ['ahead', 'at the press'] as const) {
      const asked = lines.slice(0, way === 'ahead' ? undefined : 1).map(({ url }) => `${url}/`)
      const times: number[][] = asked.map(() => [])
      for (const lead of leads) {
        const all = await inTurn(asked, runs, (url) => once(url, to, way, lead, slow))
        for (const [site, figures] of all.entries()) times[site]?.push(median(figures))
      }
      yield { to, way, times }
    }
  for (const line of lines) line.close()
}
