import { type Browser, chromium } from 'playwright'
import { findBrowser } from './find-browser.mjs'

/** Starts the browser that is installed, with further arguments. Chromium runs as root only without its sandbox. */
export async function launchBrowser(args: string[] = []): Promise<Browser> {
  return chromium.launch({
    executablePath: await findBrowser(),
    args: [...args, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
  })
}
