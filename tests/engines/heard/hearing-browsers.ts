import { chromium } from 'playwright'
import { onPath, ownArguments } from '../available-engines.ts'
import type { Driver } from '../driver.ts'
import { startWithPlaywright } from '../playwright-driver.ts'
import { startSystemFirefox } from '../system-firefox.ts'
import { hasScreenReader } from './screen-reader.ts'

/** A browser a screen reader reads, on the screen with this environment, which begins with a page; without `start` it is missing. */
export interface HearingBrowser {
  name: 'Firefox' | 'Chromium'
  start?: (env: Record<string, string>, page: string) => Promise<Driver>
}

/** What a browser needs to be read: the screen, and no doubt that somebody listens. */
const chromiumArguments = ['--force-renderer-accessibility', '--ozone-platform=x11', '--disable-gpu']

/** The browsers that are heard: those of the system, which know the screen reader of the system. */
export function hearingBrowsers(): HearingBrowser[] {
  const firefox = onPath('firefox-esr', 'firefox')
  const executablePath = onPath('chromium', 'chromium-browser', 'google-chrome')
  const isHeard = hasScreenReader()
  const args = [...ownArguments(), ...chromiumArguments]
  return [
    {
      name: 'Firefox',
      ...(isHeard && firefox && { start: (env, page) => startSystemFirefox(firefox, { env, page }) }),
    },
    {
      name: 'Chromium',
      ...(isHeard &&
        executablePath && {
          start: async (env, page) => {
            const driver = await startWithPlaywright(chromium, { executablePath, args, headless: false, env })
            await driver.open(page)
            return driver
          },
        }),
    },
  ]
}
