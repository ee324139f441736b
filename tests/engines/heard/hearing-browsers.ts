import { onPath, ownArguments } from '../available-engines.ts'
import type { Driver } from '../driver.ts'
import { startSeenChromium } from '../playwright-driver.ts'
import { startSystemFirefox } from '../system-firefox.ts'
import { hasScreenReader } from './screen-reader.ts'

/** A browser a screen reader reads, on the screen with this environment, which begins with a page; without `start` it is missing. */
export interface HearingBrowser {
  name: 'Firefox' | 'Chromium'
  start?: (env: Record<string, string>, page: string) => Promise<Driver>
}

/** The browsers that are heard: those of the system, which know the screen reader of the system. */
export function hearingBrowsers(): HearingBrowser[] {
  const firefox = hasScreenReader() && onPath('firefox-esr', 'firefox')
  const chromium = hasScreenReader() && onPath('chromium', 'chromium-browser', 'google-chrome')
  return [
    { name: 'Firefox', ...(firefox && { start: (env, page) => startSystemFirefox(firefox, { env, page }) }) },
    {
      name: 'Chromium',
      ...(chromium && { start: (env, page) => startSeenChromium(chromium, ownArguments(), { env, page }) }),
    },
  ]
}
