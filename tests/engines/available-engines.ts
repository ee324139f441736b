import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { chromium, firefox, webkit } from 'playwright'
import { writeAtomically } from '../../scripts/cache/write-atomically.ts'
import { fetchTool } from '../../scripts/tools/fetch-tool.mjs'
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

/** The first of these programs that this machine has. */
export const onPath = (...names: string[]): string | undefined =>
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

/** What Chromium needs to be told on this machine. */
export const ownArguments = () => (process.getuid?.() === 0 ? ['--no-sandbox'] : [])

async function chromiumEngine(): Promise<Engine> {
  const executablePath = await findBrowser()
  const args = ownArguments()
  return {
    name: 'Chromium',
    ...(executablePath && { start: () => startWithPlaywright(chromium, { executablePath, args }) }),
  }
}

/** The oldest Chromium that gets everything: one file for Linux on x64, which is fetched once and unpacked. */
async function oldestChromium(): Promise<Engine> {
  const name = 'Chromium 114'
  if (process.platform !== 'linux' || process.arch !== 'x64') return { name }
  const folder = await fetchTool('oldest-chromium').catch((error: Error) => console.log(error.message))
  if (!folder) return { name }
  const executablePath = path.join(folder, 'chromium-114')
  if (!existsSync(executablePath)) {
    const packed = readFileSync(path.join(folder, '@sparticuz/chromium/bin/chromium.br'))
    writeAtomically(executablePath, brotliDecompressSync(packed), 0o755)
  }
  const args = [...ownArguments(), '--disable-gpu']
  return { name, start: () => startWithPlaywright(chromium, { executablePath, args }) }
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

/** The engines of today: Playwright's own builds where they were downloaded, otherwise what the system has. */
export async function availableEngines(): Promise<Engine[]> {
  return [await chromiumEngine(), firefoxEngine(), webkitEngine()]
}

/** Those that only visitors have, beside them. */
export const olderEngines = async (): Promise<Engine[]> => [await oldestChromium()]
