import { type Browser, chromium } from 'playwright'
import { findBrowser } from './find-browser.mjs'

/**
 * Starts the browser that is installed, with further arguments. Chromium runs as root only without its sandbox, and the
 * one without a window rounds the widths of letters unless it is told not to: lines would break where no screen has them.
 */
export async function launchBrowser(args: string[] = []): Promise<Browser> {
  return chromium.launch({
    executablePath: await findBrowser(),
    args: ['--font-render-hinting=none', ...args, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
  })
}
