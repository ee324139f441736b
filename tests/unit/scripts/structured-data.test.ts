import { expect, test } from 'vitest'
import { contentIndex } from '#src/content-index/queries.ts'
import { loadPage, sitePaths } from '#src/routes/load/page.ts'
import { lintGraph } from '../../../scripts/structured-data/lint.ts'
import { pageGraph, structuredData } from '../../../scripts/structured-data/structured-data.ts'
import type { Thing } from '../../../scripts/structured-data/thing.ts'
import { realData, realIndex } from '../../support/real-content.ts'

const graphs = () => {
  const content = realIndex()
  return new Map(
    sitePaths(content).map((path) => [path.path, pageGraph(loadPage(path, content, '2026-03-15'), content)]),
  )
}

const ofType = (graph: Thing[] | undefined, type: string) =>
  graph?.filter((thing) => [thing['@type']].flat().includes(type)) ?? []

test('the home page introduces the site and the firm', () => {
  const content = realIndex()
  const { name, baseUrl } = content.single('site')
  const home = graphs().get('/')
  expect(ofType(home, 'WebSite')).toMatchObject([{ name, url: `${baseUrl}/` }])
  expect(ofType(home, 'Organization')).toMatchObject([
    { '@id': `${baseUrl}/#organization`, name, telephone: '+12125550142' },
  ])
})

test('every page below the home page has the trail that visitors see', () => {
  const content = realIndex()
  const { baseUrl, name } = content.single('site')
  const all = graphs()
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

test('pages that may not be found carry no data for search engines', () => {
  const all = graphs()
  for (const path of ['/404', '/terms', '/services/government-solutions']) expect(all.get(path)).toEqual([])
})

test('a role is described as a job posting with everything that is required, on its own page alone', () => {
  const content = realIndex()
  const all = graphs()
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
    const place = posting?.jobLocation ?? posting?.applicantLocationRequirements
    expect(JSON.stringify(place), url).toContain('US')
    expect(posting?.baseSalary, url).toMatchObject({
      currency: 'USD',
      value: { minValue: data.salaryMin, maxValue: data.salaryMax, unitText: 'YEAR' },
    })
  }
  expect(ofType(all.get('/careers'), 'JobPosting')).toEqual([])
})

test('a briefing is described as an article', () => {
  const content = realIndex()
  const all = graphs()
  for (const { url = '', data } of content.entries('articles')) {
    expect(ofType(all.get(url), 'Article'), url).toMatchObject([
      { headline: data.title, datePublished: expect.stringContaining(data.date), author: { name: data.author } },
    ])
  }
})

test('no words can end the data block', () => {
  const data = realData()
  const odd = { ...data, singles: { ...data.singles, site: { ...data.singles.site, name: '</script><script>' } } }
  const content = contentIndex(odd)
  const home = sitePaths(content).find(({ path }) => path === '/')
  if (!home) throw new Error('No home page.')
  const text = structuredData(loadPage(home, content, '2026-03-15'), content) ?? ''
  expect(text).not.toContain('</')
  expect(JSON.stringify(JSON.parse(text))).toContain('</script><script>')
})

test('every node carries what its type requires', () => {
  for (const [path, graph] of graphs()) expect(lintGraph(graph), path).toEqual([])
})

test('the check of the graph names what is missing', () => {
  expect(lintGraph([{ '@type': 'WebSite', name: 'Vantordine' }])).toEqual(['WebSite: no url'])
  expect(lintGraph([{ '@type': 'Recipe' }])).toEqual(['Recipe: not a type this site uses'])
  expect(lintGraph([{ '@type': 'BreadcrumbList', itemListElement: [{ position: 2, name: 'Here' }] }])).toEqual([
    'BreadcrumbList: fewer than two items',
    'BreadcrumbList: item 1 is out of order',
  ])
})
