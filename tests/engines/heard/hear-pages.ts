import type { Outcome } from '../run-journeys.ts'
import { acceptedRepeats } from './accepted-repeats.ts'
import type { HeardPage } from './heard-pages.ts'
import type { HearingBrowser } from './hearing-browsers.ts'
import { hearingFaults, wordsIn } from './hearing-faults.ts'
import { isCount, listen } from './listen.ts'
import { pageWords } from './page-words.ts'

/** After so many seconds the reader says no more, also on a busy machine. */
const silence = 60
/** With so many words the page begins, and its reading: the link that skips the navigation. */
const firstWords = 3
/** With so many words the page ends, and its reading. */
const lastWords = 4
/**
 * A reading that is not stopped, and then silent for so many seconds, goes on in the next page, from the place it was at in the
 * last one: Orca 43.1 reads a page twice where it hears twice that it has loaded.
 */
const pause = 2
/** So often a page is read until a reading has its first words. A page that is never read from its start fails. */
const readings = 3

const repeats = acceptedRepeats.map(({ selector }) => selector).join()

/** What is said of the page itself comes after its title and the count of what is in it. */
export const ofPage = (said: readonly string[]) => said.slice(said.findIndex(isCount) + 1)

/** Has every block come to life, as it does when somebody comes near it. */
function wakeBlocks() {
  for (const block of document.querySelectorAll('[data-island]'))
    block.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
  return document.querySelector('[data-island]') === null || null
}

/** Opens whatever opens in the flow of the page, as somebody does who looks for something. */
function openAll() {
  const shown = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter((element) => element.checkVisibility())
  for (const details of shown('main details')) (details as HTMLDetailsElement).open = true
  for (const button of shown('main :is(h2, h3, h4) > button[aria-expanded=false]')) button.click()
}

/** Has a screen reader read pages to their end, as it does by itself once they have loaded, and compares what it said. */
export async function hearPages(
  { name, start }: HearingBrowser,
  pages: readonly HeardPage[],
  site: string,
  report: (outcome: Outcome) => void,
  onSaid: (page: string, said: readonly string[]) => void = () => {},
): Promise<void> {
  if (!start) return
  await listen(start, site, async (reader, page) => {
    for (const { address, isOpen } of pages) {
      const journey = isOpen ? `${address}, opened` : address
      const started = Date.now()
      const read = async () => {
        await reader.press('Control_L')
        await reader.quiet(pause)
        const before = reader.said.length
        const said = () => reader.said.slice(before)
        await reader.after(async () => {
          await page.driver.open(site + address)
          // In Firefox blocks come to life while they are read, as they do for visitors. In Chromium the reader stops where the
          // words it is at change, which no voice is fast enough for: there they are alive before.
          if (name === 'Chromium' || isOpen) await page.until('Every block comes to life', wakeBlocks)
          if (isOpen) await page.run(openAll)
        })
        const words = wordsIn((await page.run(pageWords, repeats)).text)
        const end = words.slice(-lastWords).join(' ')
        await reader.quiet(silence, () => wordsIn(said().join(' ')).join(' ').endsWith(end))
        onSaid(journey, said())
        const spoken = wordsIn(ofPage(said()).join(' ')).join(' ')
        return { said: said(), isWhole: spoken.includes(words.slice(0, firstWords).join(' ')) }
      }
      const hear = async () => {
        let reading = await read()
        for (let again = 1; again < readings && !reading.isWhole; again += 1) {
          const begun = reading.said.slice(0, 8).join(', ')
          console.log(`Read once more, since the reading of ${journey} began so: ${begun}`)
          reading = await read()
        }
        return hearingFaults(await page.run(pageWords, repeats), ofPage(reading.said))
      }
      const faults = await hear().catch((error: Error) => [error.message])
      report({
        engine: `Orca in ${name}`,
        journey,
        seconds: (Date.now() - started) / 1000,
        ...(faults.length > 0 && { fault: faults.join('\n') }),
      })
    }
  })
}
