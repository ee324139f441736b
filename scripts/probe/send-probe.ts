import * as routes from '../../src/lib/routes.ts'
import { receiptPattern } from '../receiver/message-store.ts'
import { probeMark } from '../receiver/probe-mark.ts'
import { launchBrowser } from '../tools/launch-browser.ts'

/** What a probe says. The address is one that nobody can have (RFC 2606). */
const values = {
  firstName: 'Probe',
  lastName: 'Probe',
  email: 'probe@example.com',
  company: 'Probe of this form',
}

/** What Playwright says, without the name of its function and the log of what it has tried. */
const reasonOf = ({ message }: Error) => message.slice(message.indexOf(' ') + 1).split('\n')[0]

/**
 * Sends a marked message through the contact form of a site, in a browser, as a visitor does.
 *
 * @returns the receipt that the page shows
 * @throws with what the page says instead
 */
export async function sendProbe(site: string, secret: string, withinMs: number): Promise<string> {
  const browser = await launchBrowser()
  try {
    const page = await browser.newPage()
    page.setDefaultTimeout(withinMs)
    const address = new URL(routes.contactPage, site).href
    await page.goto(address).catch((error: Error) => {
      throw new Error(`${address} does not answer: ${reasonOf(error)}`)
    })
    const form = page.locator('form').filter({ has: page.locator('input[name="formId"][value="contact"]') })
    if ((await form.count()) === 0) throw new Error(`There is no contact form at ${address}.`)
    for (const [name, value] of Object.entries(values)) await form.locator(`[name="${name}"]`).fill(value)
    await form.locator('[name="message"]').fill(`Nobody has to answer this. ${probeMark(secret)}`)
    await form.locator('[type="submit"]').click()
    const said = page.getByText(receiptPattern).first()
    const text = await said.textContent().catch(async () => {
      const notice = await page.locator('.notice:visible, main h1:visible').last().textContent()
      throw new Error(`No receipt came within ${withinMs / 1000} s. The page says: ${notice?.trim()}`)
    })
    return receiptPattern.exec(text ?? '')?.[0] ?? ''
  } finally {
    await browser.close()
  }
}
