import type { Page } from 'playwright'

/** A page after somebody did something to it. */
export interface ShotState {
  name: string
  path: string
  /** Brings the page into the state. */
  act?: (page: Page) => Promise<unknown>
  /** Shown only from, or only up to, this width in CSS pixels. */
  from?: number
  to?: number
  media?: 'print'
  forcedColors?: 'active'
  /** Pixels of the root text; 32 is 200 %. */
  rootSize?: number
  /** The whole page instead of one screen. */
  full?: boolean
}

const click = (selector: string) => async (page: Page) => {
  await page.locator(selector).filter({ visible: true }).first().click()
}

/** Opens every disclosure of the page. */
const openAll = (page: Page) =>
  page.evaluate(() => {
    for (const details of document.querySelectorAll('main details')) (details as HTMLDetailsElement).open = true
  })

/** The states worth looking at beside the plain pages: opened, filtered, failed, printed, enlarged. */
export const shotStates: ShotState[] = [
  { name: 'services menu', path: '/', act: click('[popovertarget="services-menu"]'), from: 1024 },
  { name: 'small menu', path: '/', act: click('[popovertarget="site-menu"]'), to: 1023 },
  { name: 'scope note', path: '/', act: click('.claim-button') },
  { name: 'industry revealed', path: '/about', act: click('.industry-card button') },
  { name: 'ratio scale', path: '/about', act: click('.chart-switch label:last-of-type') },
  {
    name: 'second category, a note open',
    path: '/services?category=optimization',
    // What is chosen in the address is shown once the block has come near the screen.
    act: async (page) => {
      await page.locator('.service-group').filter({ visible: true }).first().scrollIntoViewIfNeeded()
      await click('#optimization summary')(page)
    },
  },
  { name: 'third step', path: '/approach', act: click('.os-step:nth-child(3) button') },
  { name: 'full network', path: '/leadership?network=full', full: true },
  { name: 'one category', path: '/briefings?category=compliance', full: true },
  { name: 'empty category', path: '/briefings?category=treasury-programs', full: true },
  { name: 'one role open', path: '/careers?track=product#senior-product-manager-diagnostics' },
  { name: 'story', path: '/careers', act: click('.story-poster .button') },
  { name: 'everything open', path: '/resources', act: openAll, full: true },
  { name: 'one group', path: '/case-studies?category=audit-and-compliance', full: true },
  { name: 'errors', path: '/contact', act: click('form [type="submit"]'), full: true },
  { name: 'one unknown address', path: '/servces/culture-chnge', full: true },
  ...['/', '/services', '/approach', '/contact', '/government-solutions'].map(
    (path): ShotState => ({ name: 'forced colors', path, forcedColors: 'active', full: true }),
  ),
  ...['/', '/services', '/case-studies', '/briefings/reading-growth-on-a-ratio-scale', '/privacy-policy'].map(
    (path): ShotState => ({ name: 'on paper', path, media: 'print', full: true, to: 1280, from: 768 }),
  ),
  ...['/', '/services', '/approach', '/contact'].map(
    (path): ShotState => ({ name: 'text at 200 %', path, rootSize: 32, full: true }),
  ),
]
