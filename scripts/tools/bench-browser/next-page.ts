import { setTimeout as wait } from 'node:timers/promises'
import { median } from './median.ts'
import { openTab } from './open-tab.ts'
import { slowLine } from './slow-line.ts'

/** How the next page comes: by the rules of the page, or asked for at the press alone. */
export type Way = 'ahead' | 'at the press'

const noteThePress =
  'addEventListener("click", (event) => sessionStorage.setItem("pressed", performance.timeOrigin + event.timeStamp), true)'

/** The headline is part of the first paint. A page that was rendered ahead is painted when it is shown. */
const readTheTime = `(() => {
  const { activationStart } = performance.getEntriesByType('navigation')[0]
  const paint = performance.getEntriesByName('first-contentful-paint')[0]
  const pressed = sessionStorage.getItem('pressed')
  if (!paint || !pressed || location.pathname === '/') return null
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
 */
export async function* nextPages(site: string, runs: number, slow: number) {
  const line = await slowLine(site)
  for (const to of ['/contact', '/about'])
    for (const way of ['ahead', 'at the press'] as const) {
      const times: number[] = []
      for (const lead of leads) {
        const all: number[] = []
        for (let run = 0; run < runs; run += 1) all.push(await once(`${line.url}/`, to, way, lead, slow))
        times.push(median(all))
      }
      yield { to, way, times }
    }
  line.close()
}
