import type { EnginePage } from '../engine-page.ts'
import { slowLine } from '../local-site.ts'

function setCookie(cookie: string) {
  // biome-ignore lint/suspicious/noDocumentCookie: Firefox 140 and WebKitGTK have no other way
  document.cookie = cookie
}

/** Presses something whose script is fetched for it, and before that has come a link to another page. */
function pressBoth([control, link]: [control: string, link: string]) {
  const press = (selector: string) => document.querySelector<HTMLElement>(selector)?.click()
  press(control)
  setTimeout(press, 0, link)
}

/** Whoever presses a link while something of the page is on its way comes to the page the link leads to. */
export const leaving = (path: string, script: string, control: string) => async (page: EnginePage) => {
  await page.open('/about')
  await page.run(setCookie, `${slowLine}=${script}`)
  await page.open(path)
  await page.run(() => document.querySelector('main [role=group]')?.scrollIntoView({ block: 'center' }))
  await page.run(pressBoth, [control, 'header a[href="/contact"]'] as [string, string])
  const isThere = async () => (await page.driver.evaluate('location.pathname')) === '/contact'
  await page.waitFor('The page the link leads to', isThere)
  await page.run(setCookie, `${slowLine}=; max-age=0`)
}
