// Plain JavaScript, so that the test command can use it before anything is compiled.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'

// The one without a window is a third faster and drawn by the same engine.
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
  'msedge',
]
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
]

function onPath(hasWindow) {
  const folders = (process.env.PATH ?? '').split(path.delimiter)
  return names
    .slice(hasWindow ? 1 : 0)
    .flatMap((name) => folders.map((folder) => path.join(folder, name)))
    .find((file) => existsSync(file))
}

/** Path of Playwright's own browser, if it has been downloaded. */
async function playwrightBrowser() {
  const { chromium } = await import('playwright')
  const file = chromium.executablePath()
  return file && existsSync(file) ? file : undefined
}

/**
 * The browser to test with: `CHROMIUM_PATH`, a system Chromium or Chrome, Playwright's own. Undefined when there is none.
 *
 * @param hasWindow a whole browser, which renders pages ahead
 */
export async function findBrowser(hasWindow = false) {
  const named = process.env.CHROMIUM_PATH
  if (named && !existsSync(named)) throw new Error(`CHROMIUM_PATH names ${named}, which does not exist.`)
  return named ?? onPath(hasWindow) ?? places.find((file) => existsSync(file)) ?? (await playwrightBrowser())
}

const succeeds = (command, args) => spawnSync(command, args, { stdio: 'inherit' }).status === 0

/**
 * Finds a browser or installs one: Debian's package as root, else Playwright's download. A machine that only tests gets the
 * quicker one beside the one it has.
 */
export async function ensureBrowser() {
  const found = await findBrowser()
  const canInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  const onlyTests = process.env.CI === 'true' && canInstall && !process.env.CHROMIUM_PATH
  if (found && (!onlyTests || found.endsWith(names[0]))) return found
  console.log('Installing a Chromium for the browser tests …')
  const installed =
    (canInstall &&
      succeeds('apt-get', ['update', '-qq']) &&
      succeeds('apt-get', ['install', '-y', '-qq', 'chromium-headless-shell'])) ||
    succeeds(process.execPath, ['node_modules/playwright/cli.js', 'install', 'chromium'])
  const browser = installed ? await findBrowser() : undefined
  if (browser) return browser
  throw new Error(
    'No browser could be installed. Install Chromium or Chrome, or set CHROMIUM_PATH to one, and run the tests again.',
  )
}
