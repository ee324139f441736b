import type { Page } from '@playwright/test'

/** How far the page and the parts of its bar reach beyond the right edge of the screen, in pixels. */
export const beyondTheEdge = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth
    const ends = [...document.querySelectorAll('.site-header :is(a, button)')].map(
      (part) => part.getBoundingClientRect().right,
    )
    return Math.max(document.documentElement.scrollWidth, ...ends) - width
  })
