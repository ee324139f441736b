import { expect, test } from 'vitest'
import { loadPage, sitePaths } from '#src/routes/load/page.ts'
import { structuredData } from '../../../scripts/structured-data.ts'
import { realIndex } from '../../support/real-content.ts'

type Thing = Record<string, unknown> & { '@type': string | string[] }

async function graphs(): Promise<Map<string, Thing[]>> {
  const content = await realIndex()
  const site = content.single('site')
  return new Map(
    sitePaths(content).map((path) => {
      const text = structuredData(loadPage(path, content, '2026-03-15'), site)
      return [path.path, text ? (JSON.parse(text)['@graph'] as Thing[]) : []]
    }),
  )
}

const ofType = (graph: Thing[] | undefined, type: string) => graph?.filter((thing) => [thing['@type']].flat().includes(type)) ?? []

test('the home page introduces the site and the firm', async () => {
  const content = await realIndex()
  const { name, baseUrl } = content.single('site')
  const home = (await graphs()).get('/')
  expect(ofType(home, 'WebSite')).toMatchObject([{ name, url: `${baseUrl}/` }])
  expect(ofType(home, 'Organization')).toMatchObject([{ '@id': `${baseUrl}/#organization`, name, telephone: '+12125550142' }])
})

test('every page below the home page has the trail that visitors see', async () => {
  const content = await realIndex()
  const { baseUrl, name } = content.single('site')
  const all = await graphs()
  const trail = ofType(all.get('/services/culture-change'), 'BreadcrumbList')[0]
  const items = trail?.itemListElement as { position: number; name: string; item: string }[]
  expect(items.map(({ position, name: words, item }) => [position, words, item])).toEqual([
    [1, name, `${baseUrl}/`],
    [2, content.entry('pages', 'services').data.title, `${baseUrl}/services`],
    [3, content.entry('pages', 'services/culture-change').data.title, `${baseUrl}/services/culture-change`],
  ])
  for (const [path, graph] of all) {
    const hidden = path === '/404' || content.list('redirects').some(({ from }) => from === path)
    expect(ofType(graph, 'BreadcrumbList'), path).toHaveLength(path === '/' || hidden ? 0 : 1)
  }
})

test('pages that may not be found carry no data for search engines', async () => {
  const all = await graphs()
  for (const path of ['/404', '/terms', '/services/government-solutions']) expect(all.get(path)).toEqual([])
})

test('a role is described as a job posting with everything that is required, on its own page alone', async () => {
  const content = await realIndex()
  const all = await graphs()
  for (const { url = '', data } of content.entries('jobs')) {
    const [posting] = ofType(all.get(url), 'JobPosting')
    expect(posting, url).toMatchObject({
      title: data.title,
      datePosted: data.posted,
      validThrough: expect.stringContaining(data.validThrough),
      employmentType: 'FULL_TIME',
      directApply: false,
    })
    expect(posting?.description, url).toMatch(/<p>/)
    expect(posting?.hiringOrganization, url).toBeTruthy()
    expect(posting?.jobLocation, url).toMatchObject({ address: { addressCountry: 'US' } })
    expect(posting?.baseSalary, url).toMatchObject({ currency: 'USD', value: { minValue: data.salaryMin, maxValue: data.salaryMax, unitText: 'YEAR' } })
  }
  expect(ofType(all.get('/careers'), 'JobPosting')).toEqual([])
})

test('a briefing is described as an article', async () => {
  const content = await realIndex()
  const all = await graphs()
  for (const { url = '', data } of content.entries('articles')) {
    expect(ofType(all.get(url), 'Article'), url).toMatchObject([
      { headline: data.title, datePublished: expect.stringContaining(data.date), author: { name: data.author } },
    ])
  }
})

test('no words can end the data block', async () => {
  const content = await realIndex()
  const path = sitePaths(content).find((one) => one.path === '/about')
  if (!path) throw new Error('No page about the firm.')
  const page = loadPage(path, content, '2026-03-15')
  const text = structuredData(page, { ...content.single('site'), name: '</script><script>' })
  expect(text).not.toContain('</')
  expect(JSON.parse(text ?? '')['@graph'][0].name).toBe('</script><script>')
})
