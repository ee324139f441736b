import { EnginePage } from '../engine-page.ts'
import type { HearingBrowser } from './hearing-browsers.ts'
import { type ScreenReader, startScreenReader } from './screen-reader.ts'

/** What the reader says of a page once it has loaded, just before it reads it: how much of what is in it. */
export const isCount = (words: string) => words.startsWith('Page has ')

/** Does something in a browser that a screen reader reads, on a page of the site. */
export async function listen(
  start: NonNullable<HearingBrowser['start']>,
  site: string,
  task: (reader: ScreenReader, page: EnginePage) => Promise<void>,
): Promise<void> {
  const reader = await startScreenReader()
  try {
    // The reader goes into a page only where the focus is there already, and not in the bar of addresses.
    const driver = await start(reader.env, `${site}/robots.txt`)
    try {
      await reader.quiet(3)
      await task(reader, new EnginePage(driver, site))
    } finally {
      await driver.close()
    }
  } finally {
    await reader.close()
  }
}
