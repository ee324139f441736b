// @vitest-environment dom
import { expect, test } from 'vitest'
import { siteAddresses } from '#src/pages/list-addresses.ts'
import type { PageData } from '#src/pages/page-data.ts'
import { layoutData } from '#src/pages/view/layout.ts'
import { loadPage } from '#src/pages/view/load-page.ts'
import { type DocumentAssets, htmlDocument } from '../../../scripts/build/render/document.ts'
import { themeScript } from '../../../scripts/outputs/theme-script.ts'
import { escapeHtml } from '../../../scripts/tools/escape-html.ts'
import { realIndex } from '../../support/real-content.ts'

const assets: DocumentAssets = {
  inlinedStyles: ['a{}', 'b{}'],
  entry: '/assets/client.js',
  integrity: 'sha384-abc',
  preloadFonts: ['/assets/display.woff2'],
  speculationRules: '{}',
  policy: "default-src 'none'",
}

async function documentOf(
  path: string,
  change: (page: PageData) => PageData = (page) => page,
  given = assets,
  main = '<main></main>',
) {
  const content = realIndex()
  const site = siteAddresses(content, { today: '2026-03-15' }).find((candidate) => candidate.path === path)
  if (!site) throw new Error(path)
  const page = change(loadPage(site, content, () => '2026-03-15'))
  return new DOMParser().parseFromString(
    htmlDocument(page, layoutData(content, 2026, '/assets/blocks.css'), main, given),
    'text/html',
  )
}

const attribute = (root: Document, selector: string, name: string) => root.querySelector(selector)?.getAttribute(name)

test('a page with awkward words in it stays the page it is', async () => {
  const title = '</title><script>alert(1)</script> & "quotes"'
  const made = await documentOf('/about', (page) => ({
    ...page,
    meta: { ...page.meta, title, ownTitle: title, description: title },
  }))
  expect(made.title).toBe(title)
  expect(attribute(made, 'meta[name="description"]', 'content')).toBe(title)
  expect(attribute(made, 'meta[property="og:title"]', 'content')).toBe(title)
  expect([...made.scripts].filter((script) => script.textContent?.includes('alert'))).toEqual([])
  expect(escapeHtml(`<a href="x">'&'</a>`)).toBe(`&lt;a href=&quot;x&quot;&gt;'&amp;'&lt;/a&gt;`)
})

test('the fonts of rare letters are linked behind the words of a page that shows one', async () => {
  const given = { ...assets, rareFonts: '/assets/rare.css' }
  const linked = async (main: string) =>
    (await documentOf('/about', undefined, given, main)).querySelector('#root + link')
  expect((await linked('<main><p>Straße</p></main>'))?.getAttribute('href')).toBe('/assets/rare.css')
  expect(await linked('<main><p>Street</p></main>')).toBeNull()
})

test('the policy stands before anything it governs', async () => {
  const made = await documentOf('/about')
  const names = [...made.head.children].map((element) => element.getAttribute('http-equiv') ?? element.localName)
  const policy = names.indexOf('Content-Security-Policy')
  expect(policy).toBeGreaterThan(-1)
  for (const name of ['script', 'style', 'link']) expect(names.indexOf(name), name).toBeGreaterThan(policy)
})

test('only the theme script and the rules for fetching ahead are written into the page; everything else is fetched, with low priority', async () => {
  const made = await documentOf('/about')
  const inline = [...made.scripts].filter((script) => !script.src && script.type !== 'application/ld+json')
  expect(inline.map((script) => script.textContent)).toEqual([themeScript, '{}'])
  const entry = made.querySelector('script[type="module"]')
  expect(entry?.getAttribute('integrity')).toBe('sha384-abc')
  expect(entry?.getAttribute('fetchpriority')).toBe('low')
  expect([...made.querySelectorAll('style')].map((style) => style.textContent)).toEqual(['a{}', 'b{}'])
  expect(made.querySelectorAll('[style]')).toHaveLength(0)
})

test('a page says who wrote it', async () => {
  expect(attribute(await documentOf('/about'), 'meta[name="author"]', 'content')).toBe('Vantordine')
  const [briefing] = realIndex().entries('articles')
  const made = await documentOf(briefing?.url ?? '')
  expect(attribute(made, 'meta[name="author"]', 'content')).toBe(briefing?.data.author)
})

test('an ordinary page may be found, the 404 page and redirects may not', async () => {
  expect((await documentOf('/about')).querySelector('meta[name="robots"]')).toBeNull()
  expect(attribute(await documentOf('/404'), 'meta[name="robots"]', 'content')).toBe('noindex')
  const moved = await documentOf('/terms')
  expect(attribute(moved, 'meta[name="robots"]', 'content')).toBe('noindex')
  expect(attribute(moved, 'meta[http-equiv="refresh"]', 'content')).toBe('0; url=/terms-of-service')
  expect(attribute(moved, 'link[rel="canonical"]', 'href')).toMatch(/^https:.*\/terms-of-service$/)
})

test('the head says the same to every kind of reader', async () => {
  const made = await documentOf('/briefings/reading-growth-on-a-ratio-scale')
  expect(made.documentElement.lang).toBe('en-US')
  expect(attribute(made, 'meta[property="og:type"]', 'content')).toBe('article')
  expect(attribute(made, 'meta[property="og:url"]', 'content')).toBe(attribute(made, 'link[rel="canonical"]', 'href'))
  expect(attribute(made, '#root', 'data-page')).toBe('/briefings/reading-growth-on-a-ratio-scale')
})

const tag = (root: Document, name: string) => attribute(root, `meta[property="${name}"]`, 'content')

test('where the firm is named beside a page, its title does not name it again', async () => {
  const { name, tagline } = realIndex().single('site')
  const about = await documentOf('/about')
  expect(tag(about, 'og:site_name')).toBe(name)
  expect(about.title).toBe(`${tag(about, 'og:title')} – ${name}`)
  expect(tag(await documentOf('/'), 'og:title')).toBe(tagline)
})

test('a preview of a briefing knows its day and its author, one of another page has none', async () => {
  const [entry] = realIndex().entries('articles')
  const { author, date, updated = date } = entry?.data ?? {}
  const made = await documentOf(entry?.url ?? '')
  expect(tag(made, 'article:author')).toBe(author)
  // Five hours after midnight in Greenwich the day begins in New York, four in summer.
  expect(tag(made, 'article:published_time')).toMatch(new RegExp(`^${date}T0[45]:00:00Z$`))
  expect(tag(made, 'article:modified_time')).toMatch(new RegExp(`^${updated}T0[45]:00:00Z$`))
  expect((await documentOf('/about')).querySelectorAll('meta[property^="article:"]')).toHaveLength(0)
})
