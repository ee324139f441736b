import { type BrowserType, chromium, type Dialog, type LaunchOptions, type Page } from 'playwright'
import type { Driver } from './driver.ts'
import { eventually } from './spawned.ts'

/** That of the dialog in which one prints. */
const margin = { top: '0.4in', right: '0.4in', bottom: '0.4in', left: '0.4in' }

function drivePage(page: Page, close: () => Promise<void>): Driver {
  let asked: Dialog | undefined
  page.on('dialog', (dialog) => {
    asked = dialog
  })
  return {
    open: async (url) => {
      await page.goto(url)
    },
    async evaluate(expression) {
      for (;;)
        try {
          return await page.evaluate<string>(expression)
        } catch (error) {
          // A press has led to another page meanwhile; a second one may on a busy machine.
          if (!(error as Error).message.includes('context was destroyed')) throw error
          await page.waitForLoadState()
        }
    },
    pressAt: (x, y) => page.mouse.click(x, y),
    pressKey: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    resize: (width, height) => page.setViewportSize({ width, height }),
    screenshot: () => page.screenshot(),
    answerDialog: async (leaves) => {
      const dialog = await eventually('A question whether to leave', () => asked)
      asked = undefined
      await dialog[leaves ? 'accept' : 'dismiss']()
    },
    close,
  }
}

/** A browser Playwright can drive: Chromium of any make, or Playwright's own builds of the other engines. */
export async function startWithPlaywright(type: BrowserType, options: LaunchOptions = {}): Promise<Driver> {
  const browser = await type.launch(options)
  const page = await browser.newPage({ ignoreHTTPSErrors: true })
  const driver = drivePage(page, () => browser.close())
  return type.name() === 'chromium' ? { ...driver, print: () => page.pdf({ margin }) } : driver
}

/**
 * A Chromium somebody looks at and listens to.
 *
 * @param screen environment of the screen it is seen on, and the page it begins with. It is a window without a bar of addresses:
 * that has the focus in any other Playwright starts, and a screen reader goes into no page then (Orca 43.1, Chromium 156).
 */
export async function startSeenChromium(
  executablePath: string,
  args: readonly string[],
  screen: { env: Record<string, string>; page: string },
): Promise<Driver> {
  const context = await chromium.launchPersistentContext('', {
    executablePath,
    args: [...args, '--force-renderer-accessibility', '--ozone-platform=x11', '--disable-gpu', `--app=${screen.page}`],
    headless: false,
    viewport: null,
    env: screen.env,
  })
  return drivePage(context.pages()[0] ?? (await context.newPage()), () => context.close())
}
