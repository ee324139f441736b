import { addressOf } from '../../support/pages.ts'
import { EnginePage } from '../engine-page.ts'
import type { Outcome } from '../run-journeys.ts'
import { acceptedRepeats } from './accepted-repeats.ts'
import type { HearingBrowser } from './hearing-browsers.ts'
import { hearingFaults, wordsIn } from './hearing-faults.ts'
import { pageWords } from './page-words.ts'
import { startScreenReader } from './screen-reader.ts'

/** After so many seconds the reader says no more, also on a busy machine. */
const silence = 60
/** With so many words the page ends, and its reading. */
const lastWords = 4

const repeats = acceptedRepeats.map(({ selector }) => selector).join()

/** What is said of the page itself comes after its title and the count of what is in it. */
const ofPage = (said: readonly string[]) => said.slice(said.findIndex((words) => words.startsWith('Page has ')) + 1)

/** The address at which a page is heard: a search with results. */
const heardAt = (path: string) => (path === '/search' ? '/search?q=pricing' : addressOf(path))

/** Has a screen reader read pages to their end, as it does by itself once they have loaded, and compares what it said. */
export async function hearPages(
  { name, start }: HearingBrowser,
  paths: readonly string[],
  site: string,
  report: (outcome: Outcome) => void,
  onSaid: (path: string, said: readonly string[]) => void = () => {},
): Promise<void> {
  if (!start) return
  const reader = await startScreenReader()
  try {
    // The reader goes into a page only where the focus is there already, and not in the bar of addresses.
    const driver = await start(reader.env, `${site}/robots.txt`)
    try {
      await reader.quiet(3)
      const page = new EnginePage(driver, site)
      for (const path of paths) {
        const started = Date.now()
        const before = reader.said.length
        const hear = async () => {
          await driver.open(site + heardAt(path))
          const said = () => reader.said.slice(before)
          const end = wordsIn((await page.run(pageWords, repeats)).text)
            .slice(-lastWords)
            .join(' ')
          await reader.quiet(silence, () => wordsIn(said().join(' ')).join(' ').endsWith(end))
          onSaid(path, said())
          return hearingFaults(await page.run(pageWords, repeats), ofPage(said()))
        }
        const faults = await hear().catch((error: Error) => [error.message])
        report({
          engine: `Orca in ${name}`,
          journey: path,
          seconds: (Date.now() - started) / 1000,
          ...(faults.length > 0 && { fault: faults.join('\n') }),
        })
      }
    } finally {
      await driver.close()
    }
  } finally {
    await reader.close()
  }
}
