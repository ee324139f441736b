import type { Browser, Page } from 'playwright'
import { openPage } from './open-page.ts'
import { readProbe, slowDown } from './probe.ts'

/** One kind of control, and how to use it. */
export interface Control {
  name: string
  path: string
  use: (page: Page) => Promise<unknown>
  width?: number
}

const press = (selector: string) => (page: Page) =>
  page.locator(selector).filter({ visible: true }).first().click({ delay: 80 })

/** One of every kind of control the site has. */
export const controls: Control[] = [
  { name: 'services menu', path: '/', use: press('[popovertarget="services-menu"]') },
  { name: 'small menu', path: '/', use: press('[popovertarget="site-menu"]'), width: 360 },
  { name: 'link to another page', path: '/', use: press('header a[href="/about"]') },
  { name: 'pause motion', path: '/', use: press('.home-hero .motion-switch') },
  { name: 'theme', path: '/', use: press('footer .segmented label:last-of-type') },
  { name: 'scope note', path: '/', use: press('.claim-button') },
  { name: 'industry card', path: '/about', use: press('.industry-card button') },
  { name: 'scale switch', path: '/about', use: press('.chart-switch label:last-of-type') },
  { name: 'service category', path: '/services', use: press('.service-explorer [role="group"] > :last-child') },
  { name: 'why this matters', path: '/services', use: press('.service-sheet summary') },
  { name: 'step of the Transformation OS', path: '/approach', use: press('.os-step:nth-child(3) button') },
  { name: 'pause the steps', path: '/approach', use: press('.os-bar button') },
  { name: 'full network', path: '/leadership', use: press('button[aria-expanded="false"][aria-controls]') },
  { name: 'briefing category', path: '/briefings', use: press('.chip:nth-child(4)') },
  { name: 'career path', path: '/careers', use: press('.track:nth-child(2) .track-title') },
  { name: 'open role', path: '/careers', use: press('.role summary') },
  { name: 'story', path: '/careers', use: press('.story-poster .button') },
  { name: 'contents of a resource', path: '/resources', use: press('#library summary') },
  { name: 'webinar registration', path: '/resources', use: press('#webinars summary') },
  { name: 'case-study group', path: '/case-studies', use: press('.chip:nth-child(3)') },
  {
    name: 'typing in the form',
    path: '/contact',
    use: (page) => page.locator('#email, [name="email"]').first().pressSequentially('ada@example.com'),
  },
  { name: 'sending the form', path: '/contact', use: press('form [type="submit"]') },
]

/** Milliseconds from the use of a control to the next paint, with a processor so many times slower. */
export async function latencyOf(browser: Browser, url: string, control: Control, slow: number): Promise<number> {
  const page = await openPage(browser, url + control.path, control.width ?? 1280)
  page.setDefaultTimeout(10_000)
  await page.waitForTimeout(600)
  await slowDown(page, slow)
  await control.use(page)
  await page.waitForTimeout(900)
  const probe = await readProbe(page)
  await page.close()
  return probe.latency
}
