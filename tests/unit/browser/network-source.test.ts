import { beforeEach, expect, test, vi } from 'vitest'
import { isConnectionError } from '#src/browser/connection-error.ts'
import { networkSource } from '#src/browser/network-source.ts'

vi.mock('#src/browser/page-parts.ts', () => ({ loadParts: async (page: unknown) => page }))

const asked: string[] = []
let answers: Record<string, unknown> = {}

beforeEach(() => {
  asked.length = 0
  answers = {
    '/_data/index.json': { path: '/' },
    '/_data/about.json': { path: '/about' },
    '/_data/404.json': { path: '/404' },
    '/_data/layout.json': { year: 2026 },
  }
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url)
    const answer = answers[url]
    if (answer instanceof Error) throw answer
    if (typeof answer === 'number') return new Response(null, { status: answer, statusText: 'No' })
    return answer === undefined ? new Response(null, { status: 404 }) : Response.json(answer)
  })
  return () => vi.unstubAllGlobals()
})

test.each([
  ['/', '/'],
  ['/index.html', '/'],
  ['/about', '/about'],
  ['/about/', '/about'],
  ['/about.html', '/about'],
])('%s names the page %s', async (address, path) => {
  expect((await networkSource().page(address)).path).toBe(path)
})

test('a page is asked for once, however often and however it is named', async () => {
  const source = networkSource()
  const [one, other] = await Promise.all([source.page('/about'), source.page('/about/')])
  expect(one).toBe(other)
  await source.page('/about.html')
  expect(asked).toEqual(['/_data/about.json'])
})

test('an address the site does not have is the 404 page', async () => {
  expect((await networkSource().page('/nowhere')).path).toBe('/404')
})

test('a failure is told with its status and forgotten, so that the next visit tries again', async () => {
  const source = networkSource()
  answers['/_data/about.json'] = 503
  await expect(source.page('/about')).rejects.toMatchObject({ status: 503 })
  answers['/_data/about.json'] = { path: '/about' }
  expect((await source.page('/about')).path).toBe('/about')
})

test('a lost connection is told from what the site answers, and from an answer nobody can read', async () => {
  const source = networkSource()
  const failure = () => source.page('/about').catch((error: unknown) => error)
  answers['/_data/about.json'] = new TypeError('Failed to fetch')
  expect(isConnectionError(await failure())).toBe(true)
  answers['/_data/about.json'] = 503
  expect(isConnectionError(await failure())).toBe(false)
  vi.stubGlobal('fetch', async () => new Response('<!doctype html>'))
  expect(isConnectionError(await failure())).toBe(false)
})

test('after an edit in the live preview everything is asked for again', async () => {
  const source = networkSource()
  await source.page('/about')
  source.forget()
  await source.page('/about')
  expect(asked).toEqual(['/_data/about.json', '/_data/about.json'])
})
