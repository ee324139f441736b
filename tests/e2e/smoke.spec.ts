import { expect, type Page, test } from '@playwright/test'
import { content } from '../support/labels.ts'
import { addressOf, builtPages, htmlOf, hydrated, sitemapPaths } from '../support/pages.ts'

const { name, baseUrl } = content('site')
const pages = builtPages().filter(({ template }) => template !== 'redirect')

/** Everything that goes wrong on a page, whoever notices it. */
async function watch(page: Page): Promise<string[]> {
  const problems: string[] = []
  page.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return
    // The browser reports the 404 page's own status as an error.
    if (message.text().includes('404 (Not Found)') && message.location().url.endsWith(addressOf('/404'))) return
    problems.push(`${message.type()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`))
  page.on('requestfailed', (request) => problems.push(`failed: ${request.url()}`))
  page.on('request', (request) => {
    if (!request.url().startsWith('http://localhost:')) problems.push(`foreign: ${request.url()}`)
  })
  await page.exposeFunction('reportViolation', (text: string) => problems.push(`policy: ${text}`))
  await page.addInitScript(() => {
    const report = (window as unknown as { reportViolation: (text: string) => void }).reportViolation
    addEventListener('securitypolicyviolation', (event) => report(`${event.violatedDirective} ${event.blockedURI}`))
  })
  return problems
}

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/**
 * What a page asks for. Pictures are left out, they are what it says, and what a browser without a window does not want;
 * so are the next pages, which are fetched ahead.
 */
function requests(page: Page): Set<string> {
  const paths = new Set<string>()
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (!request.headers()['sec-purpose'] && !/^\/(?:pictures\/|favicon\.svg$)/.test(pathname)) paths.add(pathname)
  })
  return paths
}
/** What a page may ask for before somebody does something; the icon is one more. */
const mostRequests = ({ islands }: { islands: string[] }) => (islands.length > 0 ? 11 : 8)

for (const built of pages) {
  const { path, meta } = built
  test(`${path} arrives whole, wakes up in silence and keeps to itself`, async ({ page }) => {
    const problems = await watch(page)
    const asked = requests(page)
    const response = await page.goto(addressOf(path))
    expect(response?.status()).toBe(path === '/404' ? 404 : 200)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expect(page).toHaveTitle(new RegExp(name))
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /\S{3}/)
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', baseUrl + path)
    await expect(page.locator('meta[name="robots"]')).toHaveCount(meta.index ? 0 : 1)

    await hydrated(page)
    await page.waitForLoadState('networkidle')
    expect(asked.size, [...asked].join('\n')).toBeLessThanOrEqual(mostRequests(built))
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    expect(await overflow(page)).toBe(0)
    await page.setViewportSize({ width: 360, height: 800 })
    expect(await overflow(page)).toBe(0)
    // Everything that starts when it comes into view starts now.
    await page.keyboard.press('End')
    await page.waitForLoadState('networkidle')

    expect(await page.evaluate(() => document.cookie)).toBe('')
    expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key !== 'reload-once'))).toEqual([])
    expect(
      await page.evaluate(() => Object.keys(localStorage).filter((key) => key !== 'theme' && key !== 'motion')),
    ).toEqual([])
    expect(problems).toEqual([])
  })
}

test('every page has a title and a description of its own', () => {
  for (const said of [/<title>(.*?)<\/title>/, /<meta name="description" content="(.*?)">/]) {
    const values = pages.map(({ path }) => said.exec(htmlOf(path))?.[1])
    expect(values).not.toContain(undefined)
    expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([])
  }
})

test('the sitemap lists every page that may be found, and no other', () => {
  const listed = pages.filter(({ meta }) => meta.index).map(({ path }) => path)
  expect(sitemapPaths().toSorted()).toEqual(listed.toSorted())
  expect(listed.length).toBeGreaterThan(25)
})

test('every internal link of every page leads to a page, a file or a place that exists', async ({ request }) => {
  const addresses = new Set<string>()
  for (const { path } of pages) {
    for (const [, href] of htmlOf(path).matchAll(/<(?:a|link)\b[^>]*\shref="(\/[^"#]*)/g))
      addresses.add((href as string).replaceAll('&amp;', '&'))
  }
  expect(addresses.size).toBeGreaterThan(pages.length)
  const broken: string[] = []
  for (const address of addresses) {
    const response = await request.get(address)
    if (response.status() !== 200) broken.push(`${response.status()} ${address}`)
  }
  expect(broken).toEqual([])
})

test('every fragment leads to an element of its page', () => {
  const known = new Set(pages.map(({ path }) => path))
  const lost = pages.flatMap(({ path }) =>
    [...htmlOf(path).matchAll(/<a\b[^>]*\shref="(\/[^"#?]*)?(?:\?[^"#]*)?#([^"]+)"/g)]
      .filter(([, target = path, id]) => !known.has(target) || !htmlOf(target).includes(` id="${id}"`))
      .map(([, target = path, id]) => `${path} → ${target}#${id}`),
  )
  expect(lost).toEqual([])
})
