import type { Page } from 'playwright'
import { patience } from './timed.ts'

/**
 * Types letters at the end of a title, whatever the page does meanwhile.
 *
 * @param title as it stands in its field and on the page in the frame
 * @param pace between two keys, in milliseconds
 * @returns for each key the milliseconds until the page shows it, or a later one
 */
export async function typedKeys(page: Page, title: string, letters: string, pace: number): Promise<number[]> {
  await page.getByLabel('Title', { exact: true }).press('End')
  await page.evaluate(
    ({ title, count, patience }) => {
      const pressed: number[] = []
      const shown: number[] = []
      const press = ({ timeStamp }: Event) => pressed.push(timeStamp)
      addEventListener('keydown', press, { capture: true })
      const measured = new Promise<number[]>((resolve, reject) => {
        const look = () => {
          const heading = document.querySelector('iframe')?.contentDocument?.querySelector('h1')?.textContent ?? ''
          const there = heading.startsWith(title) ? heading.length - title.length : 0
          while (shown.length < Math.min(there, pressed.length))
            shown.push(performance.now() - (pressed[shown.length] as number))
          if (shown.length < count) return void requestAnimationFrame(look)
          removeEventListener('keydown', press, { capture: true })
          resolve(shown)
        }
        look()
        setTimeout(reject, patience, new Error(`The page shows ${shown.length} of ${count} keys.`))
      })
      Object.assign(window, { measured })
    },
    { title, count: letters.length, patience },
  )
  await page.keyboard.type(letters, { delay: pace })
  return page.evaluate(() => (window as unknown as { measured: Promise<number[]> }).measured)
}
