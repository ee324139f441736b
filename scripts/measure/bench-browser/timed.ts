import type { Page } from 'playwright'

/** How long anything may take to be shown, in milliseconds. */
export const patience = 120_000

/** What is waited for on a page: an element that has some words. */
export interface Shown {
  selector: string
  /** Empty for any. */
  text: string
  /** It stands on the page in the frame. */
  inFrame?: boolean
}

interface Watched {
  measured: Promise<number[]>
}

/**
 * Milliseconds from the first event of an action, as the page hears it, until each of some things is shown.
 *
 * @throws when one of them is not shown in time
 */
export async function timed(page: Page, act: () => Promise<unknown>, ...shown: Shown[]): Promise<number[]> {
  // It listens before anything is done: a key that came first would be waited for without end.
  await page.evaluate(
    ({ shown, patience }) => {
      let started = 0
      const begin = ({ timeStamp }: Event) => {
        started ||= timeStamp
      }
      for (const type of ['click', 'keydown', 'input']) addEventListener(type, begin, { capture: true, once: true })
      const until = ({ selector, text, inFrame }: Shown) =>
        new Promise<number>((resolve, reject) => {
          const look = () => {
            const page = inFrame ? document.querySelector('iframe')?.contentDocument : document
            const there = [...(page?.querySelectorAll(selector) ?? [])].some((one) => one.textContent?.includes(text))
            if (started && there) resolve(performance.now() - started)
            else requestAnimationFrame(look)
          }
          look()
          const place = inFrame ? 'on the page in the frame' : 'in the window'
          setTimeout(reject, patience, new Error(`Nothing that is ${selector} ${place} says “${text}”.`))
        })
      Object.assign(window, { measured: Promise.all(shown.map(until)) })
    },
    { shown, patience },
  )
  await act()
  return page.evaluate(() => (window as unknown as Watched).measured)
}
