import { beforeEach, expect, test, vi } from 'vitest'
import { canonicalPath, networkSource } from '#src/browser/network-source.ts'

vi.mock('#src/browser/page-parts.ts', () => ({ loadParts: async (page: unknown) => page }))

const asked: string[] = []
let answers: Record<string, unknown> = {}

beforeEach(() => {
  asked.length = 0
  answers = {
    '/_data/about.json': { path: '/about', template: 'page', body: ['words'] },
    '/_data/privacy-policy.json': { path: '/privacy-policy', template: 'legal', body: null },
    '/_data/privacy-policy.body.json': ['long words'],
    '/_data/404.json': { path: '/404', template: 'not-found', body: [] },
    '/_data/layout.json': { year: 2026 },
  }
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url)
    const answer = answers[url]
    if (typeof answer === 'number') return new Response(null, { status: answer, statusText: 'No' })
    return answer === undefined ? new Response(null, { status: 404 }) : Response.json(answer)
  })
  return () => vi.unstubAllGlobals()
})

test('a slash or .html at the end names the same page', () => {
  expect(
    ['/', '/about', '/about/', '/about.html', '/index.html', '/services/culture-change/'].map(canonicalPath),
  ).toEqual(['/', '/about', '/about', '/about', '/', '/services/culture-change'])
})

test('a page is asked for once, however often and however it is named', async () => {
  const source = networkSource()
  const [one, other] = await Promise.all([source.page('/about'), source.page('/about/')])
  expect(one).toBe(other)
  await source.find('/about.html')
  expect(asked).toEqual(['/_data/about.json'])
})

test('long prose brings its body, except when the document already holds it', async () => {
  const source = networkSource()
  expect((await source.initial('/privacy-policy')).body).toBeNull()
  expect(asked).toEqual(['/_data/privacy-policy.json'])
  expect((await source.page('/privacy-policy')).body).toEqual(['long words'])
  expect(asked).toContain('/_data/privacy-policy.body.json')
})

test('an address the site does not have is the 404 page', async () => {
  const source = networkSource()
  expect(await source.find('/nowhere')).toBeNull()
  expect((await source.page('/nowhere')).path).toBe('/404')
})

test('a failure is told with its status and forgotten, so that the next visit tries again', async () => {
  const source = networkSource()
  answers['/_data/about.json'] = 503
  await expect(source.page('/about')).rejects.toMatchObject({ status: 503 })
  answers['/_data/about.json'] = { path: '/about', template: 'page', body: [] }
  expect((await source.page('/about')).path).toBe('/about')
})

test('after an edit in the live preview everything is asked for again', async () => {
  const source = networkSource()
  await source.page('/about')
  source.forget()
  await source.page('/about')
  expect(asked).toEqual(['/_data/about.json', '/_data/about.json'])
})
