import type { Page } from 'playwright'
import { watchThread } from './probe.ts'

/** How evenly a page moves. */
export interface Frames {
  perSecond: number
  /** Milliseconds between two frames, of the slowest twentieth. */
  slow: number
}

/** The share of the time that the thread of a page computes which nobody touches, in percent. */
export async function shareOfThread(page: Page, seconds: number): Promise<number> {
  const computed = await watchThread(page)
  const before = await computed()
  await page.waitForTimeout(seconds * 1000)
  return ((await computed()) - before) / (seconds * 10)
}

/** Counts frames for some seconds, while the mouse wanders over the top of the page. */
export async function countFrames(page: Page, seconds: number): Promise<Frames> {
  const counting = page.evaluate(
    (milliseconds) =>
      new Promise<number[]>((resolve) => {
        const gaps: number[] = []
        const start = performance.now()
        let last = start
        const frame = (now: number) => {
          gaps.push(now - last)
          last = now
          if (now - start < milliseconds) requestAnimationFrame(frame)
          else resolve(gaps.slice(1))
        }
        requestAnimationFrame(frame)
      }),
    seconds * 1000,
  )
  const until = Date.now() + seconds * 1000
  for (let step = 0; Date.now() < until; step += 1) {
    await page.mouse.move(640 + 300 * Math.sin(step / 7), 360 + 200 * Math.cos(step / 5))
    await page.waitForTimeout(30)
  }
  const gaps = (await counting).sort((a, b) => a - b)
  const total = gaps.reduce((sum, gap) => sum + gap, 0)
  return { perSecond: (gaps.length / total) * 1000, slow: gaps[Math.floor(gaps.length * 0.95)] ?? 0 }
}
