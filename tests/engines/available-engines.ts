import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { chromium, firefox, webkit } from 'playwright'
import { findBrowser } from '../../scripts/tools/find-browser.mjs'
import type { Driver } from './driver.ts'
import { startWithPlaywright } from './playwright-driver.ts'
import { startSystemFirefox } from './system-firefox.ts'
import { startSystemWebKit } from './system-webkit.ts'

/** A browser engine, and how to start it on this machine; without `start` it is missing. */
export interface Engine {
  name: string
  start?: () => Promise<Driver>
}

const onPath = (...names: string[]) =>
  names
    .flatMap((name) => (process.env.PATH ?? '').split(path.delimiter).map((folder) => path.join(folder, name)))
    .find((file) => existsSync(file))

/** The browser WebKitWebDriver drives; Debian keeps it in the folder of the library. */
function miniBrowser(): string | undefined {
  const libraries = existsSync('/usr/lib') ? readdirSync('/usr/lib') : []
  return libraries
    .map((folder) => path.join('/usr/lib', folder, 'webkit2gtk-4.1/MiniBrowser'))
    .find((file) => existsSync(file))
}

async function chromiumEngine(): Promise<Engine> {
  const executablePath = await findBrowser()
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  return {
    name: 'Chromium',
    ...(executablePath && { start: () => startWithPlaywright(chromium, { executablePath, args }) }),
  }
}

function firefoxEngine(): Engine {
  const system = onPath('firefox-esr', 'firefox')
  if (existsSync(firefox.executablePath())) return { name: 'Firefox', start: () => startWithPlaywright(firefox) }
  return { name: 'Firefox', ...(system && { start: () => startSystemFirefox(system) }) }
}

function webkitEngine(): Engine {
  const driver = onPath('WebKitWebDriver')
  const browser = miniBrowser()
  if (existsSync(webkit.executablePath())) return { name: 'WebKit', start: () => startWithPlaywright(webkit) }
  const complete = driver && browser && onPath('xvfb-run')
  return { name: 'WebKit', ...(complete && { start: () => startSystemWebKit(driver, browser) }) }
}

/** The three engines: Playwright's own builds where they were downloaded, otherwise what the system has. */
export async function availableEngines(): Promise<Engine[]> {
  return [await chromiumEngine(), firefoxEngine(), webkitEngine()]
}
