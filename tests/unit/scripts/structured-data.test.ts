import { expect, test } from 'vitest'
import type { ContentIndex } from '#src/content/queries.ts'
import { siteAddresses } from '#src/pages/list-addresses.ts'
import { loadPage } from '#src/pages/view/load-page.ts'
import { pageGraph, structuredData } from '../../../scripts/outputs/structured-data/structured-data.ts'
import { realIndex } from '../../support/real-content.ts'

/** A node of a graph as search engines read it. */
type Thing = Record<string, unknown>

function graphs(content: ContentIndex): Map<string, Thing[]> {
  return new Map(
    siteAddresses(content, { today: '2026-03-15' }).map((path) => [
      path.path,
      pageGraph(
        loadPage(path, content, () => '2026-03-15'),
        content,
      ) as Thing[],
    ]),
  )
}

const content = realIndex()
const { baseUrl, name } = content.single('site')
const all = graphs(content)
const pageOf = (address: string) => {
  const path = siteAddresses(content, { today: '2026-03-15' }).find((one) => one.path === address)
  if (!path) throw new Error(address)
  return loadPage(path, content, () => '2026-03-15')
}
const ofType = (address: string, type: string) =>
  all.get(address)?.filter((thing) => [thing['@type']].flat().includes(type)) ?? []

/** The places in a value where nothing stands, as paths. */
function empty(value: unknown, at: string): string[] {
  if (value === null || value === undefined || value === '') return [at]
  if (typeof value !== 'object') return []
  const entries = Object.entries(value)
  return entries.length === 0 ? [at] : entries.flatMap(([key, inside]) => empty(inside, `${at}.${key}`))
}

test('no property of a thing is left empty', () => {
  expect(empty({ name: '', list: [], one: { two: undefined }, count: 0 }, 'x')).toEqual([
    'x.name',
    'x.list',
    'x.one.two',
  ])
  for (const [path, graph] of all) expect(empty(graph, path)).toEqual(graph.length ? [] : [path])
})

test('trails and lists count from one, and every station but the page itself leads somewhere', () => {
  const lists = [...all.values()].flat().filter((thing) => /List$/.test(String(thing['@type'])))
  expect(lists.length).toBeGreaterThan(20)
  for (const { itemListElement } of lists) {
    const items = itemListElement as Thing[]
    expect(items.map(({ position }) => position)).toEqual(items.map((_, index) => index + 1))
    const leading = items.filter(({ url, item }) => url || item)
    expect(leading.length).toBeGreaterThanOrEqual(items.length - 1)
  }
})

test('the home page introduces the site and the firm; the page about it refers to that', () => {
  expect(ofType('/', 'WebSite')).toMatchObject([{ name, url: `${baseUrl}/` }])
  const id = `${baseUrl}/#organization`
  expect(ofType('/', 'Organization')).toMatchObject([{ '@id': id, name, telephone: '+12125550142' }])
  expect(ofType('/about', 'AboutPage')).toEqual([{ '@type': 'AboutPage', mainEntity: { '@id': id } }])
})

test('the contact page says when and where the office is open', () => {
  expect(ofType('/contact', 'ProfessionalService')).toMatchObject([
    {
      '@type': 'ProfessionalService',
      openingHoursSpecification: {
        dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
        opens: '08:00',
        closes: '18:00',
      },
    },
  ])
})

test('every page below the home page has the trail that visitors see', () => {
  const title = (slug: string) => content.entryAt('pages', slug).data.title
  expect(ofType('/services/culture-change', 'BreadcrumbList')[0]?.itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name, item: `${baseUrl}/` },
    { '@type': 'ListItem', position: 2, name: title('services'), item: `${baseUrl}/services` },
    { '@type': 'ListItem', position: 3, name: title('services/culture-change') },
  ])
  for (const path of all.keys()) {
    const hidden =
      ['/404', '/search'].includes(path) ||
      path.includes('/versions/') ||
      content.list('redirects').some(({ from }) => from === path)
    expect(ofType(path, 'BreadcrumbList'), path).toHaveLength(path === '/' || hidden ? 0 : 1)
  }
})

test('pages that may not be found carry no data for search engines', () => {
  for (const path of ['/404', '/terms', '/services/government-solutions']) expect(all.get(path)).toEqual([])
})

test('a role is described with everything that is required, on its own page alone', () => {
  for (const { url = '', data } of content.entries('jobs')) {
    const [posting] = ofType(url, 'JobPosting')
    expect(posting, url).toMatchObject({
      title: data.title,
      description: expect.stringContaining('<h2'),
      datePosted: data.posted,
      validThrough: `${data.validThrough}T23:59`,
      employmentType: 'FULL_TIME',
      hiringOrganization: { name },
      jobLocation: { address: { addressLocality: data.locality, addressRegion: data.region, addressCountry: 'US' } },
      baseSalary: { currency: 'USD', value: { minValue: data.salaryMin, maxValue: data.salaryMax, unitText: 'YEAR' } },
      directApply: false,
    })
  }
  const others = [...all].filter(([path]) => !path.startsWith('/careers/'))
  expect(others.flatMap(([, graph]) => graph).filter((thing) => thing['@type'] === 'JobPosting')).toEqual([])
})

test('a briefing is described as an article with its cover in three proportions, or with a picture of its own', () => {
  for (const { url = '', data } of content.entries('articles')) {
    expect(ofType(url, 'Article'), url).toMatchObject([
      {
        headline: data.title,
        datePublished: data.date,
        author: { name: data.author },
        image: data.cover
          ? ['cover', 'search4x3', 'search1x1'].map((place) =>
              expect.stringMatching(`^${baseUrl}/pictures/.*-${place}-1200.jpg$`),
            )
          : `${baseUrl}/og${url}.png`,
      },
    ])
  }
})

test('every page in the menu of services is a service, and no other page is', () => {
  const found = [...all.keys()].filter((path) => ofType(path, 'Service').length > 0)
  expect(found.sort()).toEqual([
    '/government-solutions',
    '/services/culture-change',
    '/services/employee-experience',
    '/services/executive-alignment',
    '/services/organizational-transformation',
  ])
})

test('the advisory board is listed by name in the order of the page', () => {
  const [firm] = ofType('/leadership', 'Organization')
  const order = content
    .entries('advisors')
    .toSorted((a, b) => Number(b.data.featured) - Number(a.data.featured) || a.data.order - b.data.order)
  const members = (firm?.member ?? []) as Thing[]
  expect(members.map((person) => person.name)).toEqual(order.map(({ data }) => data.name))
})

test('upcoming sessions are online events with their moments', () => {
  const upcoming = content.entries('webinars').filter(({ data }) => data.status === 'upcoming')
  const found = ofType('/resources', 'Event')
  expect(found.map((event) => event.name).sort()).toEqual(upcoming.map(({ data }) => data.title).sort())
  for (const event of found) expect(String(event.startDate)).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\dZ$/)
})

test('list pages list what they show, in their order', () => {
  const addresses = (path: string) =>
    ofType(path, 'ItemList').flatMap((list) => (list.itemListElement as Thing[]).map((item) => item.url))
  expect(addresses('/case-studies')).toEqual(
    content.entries('caseStudies').map(({ slug }) => `${baseUrl}/case-studies#${slug}`),
  )
  expect(addresses('/careers')).toHaveLength(content.entries('jobs').length)
  const featured = content.entries('articles').filter(({ data }) => data.featured)
  expect(addresses('/briefings').slice(0, featured.length).sort()).toEqual(
    featured.map(({ url }) => baseUrl + url).sort(),
  )
})

test('no words can end the data block', () => {
  const page = pageOf('/about')
  Object.assign(page.view, {
    breadcrumb: [
      { name: '</script>', href: '/' },
      { name: 'b', href: '/about' },
    ],
  })
  const text = structuredData(page, content)
  expect(text).not.toContain('</')
  expect(JSON.parse(text ?? '')['@graph'][1].itemListElement[0].name).toBe('</script>')
})
