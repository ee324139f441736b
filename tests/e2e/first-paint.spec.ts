import { expect, type Page, test } from '@playwright/test'
import { builtPages } from '../support/pages.ts'

// What a page shows with its first response, before the stylesheet for the blocks has come.

/** One page of each template; a redirect has left before anything could be measured. */
const sampled = [
  ...new Map(
    builtPages()
      .filter(({ template }) => template !== 'redirect')
      .map((page) => [page.template, page]),
  ).values(),
]
const samples = sampled.map(({ path }) => path)
const longTexts = ['article', 'job', 'legal', 'redline']
const noSheet = (page: Page) =>
  page.route('**/assets/blocks-*.css', (route) => route.fulfill({ contentType: 'text/css', body: '' }))

/** Where everything in front of the link to the blocks' styles stands, and what it looks like. */
const looks = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready
    const link = document.querySelector('#root link[rel=stylesheet]') as Element
    // Decoration that is empty shows nothing before a script draws in it.
    const before = [...document.querySelectorAll('#root *:not([aria-hidden=true]:empty)')].filter(
      (element) => link.compareDocumentPosition(element) === Node.DOCUMENT_POSITION_PRECEDING,
    )
    return before.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      const { color, backgroundColor, font, textDecoration, borderTop } = getComputedStyle(element)
      const mark = getComputedStyle(element, '::after')
      const styles = [color, backgroundColor, font, textDecoration, borderTop, mark.content, mark.width]
      return [
        element.localName,
        element.className.toString(),
        ...[x, y, width, height].map((v) => v.toFixed(2)),
        ...styles,
      ].join()
    })
  })

for (const width of [360, 768, 1280])
  test(`what stands before the link to the blocks' styles needs none of them, at ${width} px`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ viewport: { width, height: 800 }, javaScriptEnabled: false, baseURL })
    const page = await context.newPage()
    for (const path of samples) {
      await page.goto(path)
      const styled = await looks(page)
      expect(styled.length, path).toBeGreaterThan(20)
      await noSheet(page)
      await page.goto(path)
      expect(await looks(page), path).toEqual(styled)
      await page.unroute('**/assets/blocks-*.css')
    }
    await context.close()
  })

test('words without blocks are painted before the styles of blocks have come', async ({ page }) => {
  const plain = builtPages().filter(({ template }) => longTexts.includes(template) && template !== 'article')
  expect(plain.length).toBeGreaterThan(6)
  for (const { path } of plain) {
    const html = await (await page.request.get(path)).text()
    expect(html.indexOf('<link rel="stylesheet" href="/assets/blocks'), path).toBeGreaterThan(
      html.indexOf('id="prose"'),
    )
  }
})

test('a page asks for at most seven files beside its scripts and their data, a long text for nine', async ({
  page,
}) => {
  for (const { template, path } of sampled) {
    const asked = new Set<string>()
    page.on('request', (request) => asked.add(request.url()))
    await page.goto(path, { waitUntil: 'networkidle' })
    // A browser without a window asks for neither of them.
    const declared = await page.locator('link[rel=icon], link[rel=manifest]').evaluateAll((links) => links.length)
    const files = [...asked].filter((url) => !/\.js$|\/_data\/|\/favicon\.svg$|\/speculation-rules\.json$/.test(url))
    expect(files.length + declared, [path, ...files].join('\n')).toBeLessThanOrEqual(
      longTexts.includes(template) ? 9 : 7,
    )
    page.removeAllListeners('request')
  }
})

test('one font is fetched with the page, the others when its words need them', async ({ page }) => {
  for (const path of samples) {
    const html = await (await page.request.get(path)).text()
    expect(html.match(/<link rel="preload"[^>]*as="font"/g)?.length, path).toBe(1)
  }
})
