// @vitest-environment dom
import { expect, test } from 'vitest'
import { contentIndex } from '#src/content/queries.ts'
import { siteAddresses } from '#src/pages/list-addresses.ts'
import { loadPage } from '#src/pages/view/load-page.ts'
import { sitemaps } from '../../../scripts/outputs/sitemap.ts'
import { realData } from '../../support/labels.ts'

async function urls() {
  const data = realData()
  const content = contentIndex(data)
  const pages = siteAddresses(content, { today: '2026-03-15' }).map((path) =>
    loadPage(path, content, () => '2026-03-15'),
  )
  const xml = new DOMParser().parseFromString(sitemaps(pages, data)['sitemap.xml'] ?? '', 'application/xml')
  expect(xml.querySelector('parsererror')).toBeNull()
  expect(xml.documentElement.namespaceURI).toBe('http://www.sitemaps.org/schemas/sitemap/0.9')
  const text = (url: Element, name: string) => url.getElementsByTagName(name)[0]?.textContent ?? undefined
  return [...xml.getElementsByTagName('url')].map((url) => ({
    loc: text(url, 'loc') ?? '',
    lastmod: text(url, 'lastmod'),
  }))
}

test('the sitemap lists whole addresses, each once, without redirects and without the 404 page', async () => {
  const { site } = realData().singles
  const locations = (await urls()).map(({ loc }) => loc.replace(site.baseUrl, ''))
  expect(new Set(locations).size).toBe(locations.length)
  expect(locations).toEqual(
    expect.arrayContaining(['/', '/about', '/services/culture-change', '/privacy-policy', '/terms-of-service']),
  )
  expect(
    locations.filter((path) => /^\/(?:404|terms|services\/government-solutions)$/.test(path) || !path.startsWith('/')),
  ).toEqual([])
})

test('a date is the one the content states for itself', async () => {
  const { entries } = realData()
  const found = await urls()
  const dateOf = (path: string) => found.find(({ loc }) => loc.endsWith(path))?.lastmod
  for (const { url = '', data } of entries.articles) expect(dateOf(url)).toBe(data.updated ?? data.date)
  for (const { url = '', data } of entries.jobs) expect(dateOf(url)).toBe(data.posted)
  expect(dateOf('/privacy-policy')).toBe('2025-01-15')
  expect(dateOf('/about')).toBe(entries.pages.find(({ slug }) => slug === 'about')?.data.updated)
})

test('a list of briefings changed when the newest of them did', async () => {
  const { articles } = realData().entries
  const found = await urls()
  const newest = (own: typeof articles) =>
    own
      .map(({ data }) => data.updated ?? data.date)
      .sort()
      .at(-1)
  const dateOf = (path: string) => found.find(({ loc }) => loc.endsWith(path))?.lastmod
  expect(dateOf('/briefings')).toBe(newest(articles))
  for (const { data } of articles) {
    const year = data.date.slice(0, 4)
    expect(dateOf(`/briefings/${year}`)).toBe(newest(articles.filter((other) => other.data.date.startsWith(year))))
    const category = articles.filter((other) => other.data.category === data.category)
    expect(dateOf(`/briefings/category/${data.category}`)).toBe(newest(category))
  }
})

test('more addresses than one file may name are named by several, which the first file names', () => {
  const data = realData()
  const page = (number: number) => ({
    source: 'content/pages/about.mdx',
    path: `/${number}`,
    meta: { canonical: `https://example.com/${number}`, index: true },
  })
  const pages = Array.from({ length: 5 }, (_, number) => page(number))
  const { 'sitemap.xml': index, ...parts } = sitemaps(pages, data, 2)
  const named = (text = '') => [...text.matchAll(/<loc>([^<]+)</g)].map(([, url = '']) => url)
  expect(named(index)).toEqual([1, 2, 3].map((at) => `${data.singles.site.baseUrl}/sitemap-${at}.xml`))
  expect(index).toContain('<sitemapindex')
  expect(Object.values(parts).map((text) => named(text).length)).toEqual([2, 2, 1])
  expect(Object.values(parts).flatMap(named)).toEqual(pages.map(({ meta }) => meta.canonical))
  expect(Object.keys(sitemaps(pages, data, 5))).toEqual(['sitemap.xml'])
})
