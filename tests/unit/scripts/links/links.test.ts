import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { createContent } from '../../../../scripts/content/content.ts'
import { factsOf } from '../../../../scripts/desk/links/incoming.ts'
import { type Answer, askLink } from '../../../../scripts/links/ask-link.ts'
import { linksReport } from '../../../../scripts/links/links-report.ts'
import { lookAtLinks } from '../../../../scripts/links/look-at-links.ts'
import { isGone, type Known, readMemory, remembered, writeMemory } from '../../../../scripts/links/memory.ts'
import { outsideLinks } from '../../../../scripts/links/outside-links.ts'
import { page } from '../../../support/minimal-content.ts'
import { removeTemporarySites, temporarySite } from '../../../support/temporary-site.ts'

const open: (() => Promise<unknown>)[] = []
afterEach(async () => {
  await Promise.all(open.splice(0).map((close) => close()))
  removeTemporarySites()
})

/** A server of this machine; returns its address. */
async function serve(answer: (request: IncomingMessage, response: ServerResponse) => void): Promise<string> {
  const server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  open.push(
    () =>
      new Promise((resolve) => {
        server.close(resolve)
        server.closeAllConnections()
      }),
  )
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** Answers with the status its address names; `/to/301/404` leads to `/404` for good. */
const byPath = (request: IncomingMessage, response: ServerResponse) => {
  const [, first = '', status = '', ...rest] = (request.url ?? '').split('/')
  if (first === 'to') response.writeHead(Number(status), { location: `/${rest.join('/')}` }).end()
  else if (first === 'circle') response.writeHead(302, { location: '/circle' }).end()
  else if (first === 'no-head') response.writeHead(request.method === 'HEAD' ? 404 : 200).end('Words.')
  else if (first === 'silent') return
  else response.writeHead(Number(first)).end()
}

const how = { userAgent: 'link check', patience: 60_000 }
const look = { ...how, pause: 0, today: '2026-03-15' }

test.each<[string, Answer]>([
  ['/200', { is: 'there' }],
  ['/204', { is: 'there' }],
  ['/no-head', { is: 'there' }],
  ['/404', { is: 'failing', said: '404' }],
  ['/410', { is: 'failing', said: '410' }],
  ['/500', { is: 'failing', said: '500' }],
  ['/circle', { is: 'failing', said: 'more than 10 redirects' }],
  ['/to/302/404', { is: 'failing', said: '404' }],
  ['/to/302/200', { is: 'there' }],
  ['/to/301/to/302/200', { is: 'there' }],
  ...[401, 403, 429, 503, 999].map((status): [string, Answer] => [
    `/${status}`,
    { is: 'not asked', said: String(status) },
  ]),
])('what answers at %s is %o', async (path, answer) => {
  expect(await askLink((await serve(byPath)) + path, how)).toEqual(answer)
})

test('a page that has moved for good is told with its new address', async () => {
  const host = await serve(byPath)
  expect(await askLink(`${host}/to/301/to/308/200`, how)).toEqual({ is: 'there', movedTo: `${host}/200` })
})

test('a server that never answers was not asked, and one that is not there fails', async () => {
  const host = await serve(byPath)
  expect(await askLink(`${host}/silent`, { ...how, patience: 50 })).toEqual({
    is: 'not asked',
    said: 'no answer in time',
  })
  await open.pop()?.()
  expect(await askLink(`${host}/200`, how)).toEqual({ is: 'failing', said: 'ECONNREFUSED' })
})

test('a host is asked one question at a time, its head alone, while another host takes its time', async () => {
  const seen: string[] = []
  let held: ServerResponse | undefined
  let [now, most] = [0, 0]
  const slow = await serve((_, response) => {
    held = response
    if (seen.length === 2) response.end()
  })
  const host = await serve(({ method, url }, response) => {
    seen.push(`${method} ${url}`)
    if (seen.length === 2) held?.end()
    now += 1
    most = Math.max(most, now)
    setImmediate(() => {
      now -= 1
      response.writeHead(200).end()
    })
  })
  const memory = await lookAtLinks([`${slow}/`, `${host}/a`, `${host}/b`], {}, look)
  expect(Object.values(memory).map(({ is }) => is)).toEqual(['there', 'there', 'there'])
  expect(seen).toEqual(['HEAD /a', 'HEAD /b'])
  expect(most).toBe(1)
})

test('an address is gone when it failed on three days and was never there between them', () => {
  const failing = { is: 'failing', said: '404' } as const
  const days = (...answers: Parameters<typeof remembered>[1][]) =>
    answers.reduce<Known | undefined>((known, answer, day) => remembered(known, answer, `2026-03-1${day}`), undefined)
  expect(isGone(days(failing, failing) as Known)).toBe(false)
  expect(isGone(days(failing, failing, failing) as Known)).toBe(true)
  expect(isGone(days(failing, failing, { is: 'there' }, failing) as Known)).toBe(false)
  // Whoever is turned away has learnt nothing, neither of a day that failed nor of one that did not.
  const refused = { is: 'not asked', said: '403' } as const
  expect(isGone(days(failing, refused, failing, refused, failing) as Known)).toBe(true)
  expect(isGone(days(failing, failing, refused, refused, refused) as Known)).toBe(false)
  expect(days(refused, refused, refused, refused)).toEqual({ ...refused, asked: '2026-03-13', failed: [] })
  // Three times on one day are one day.
  const often = [1, 2, 3].reduce<Known | undefined>((known) => remembered(known, failing, '2026-03-10'), undefined)
  expect(often?.failed).toEqual(['2026-03-10'])
})

test('without a network nothing is learnt', async () => {
  const host = await serve(byPath)
  await open.pop()?.()
  await expect(lookAtLinks([`${host}/200`], {}, look)).rejects.toThrow('is there a network?')
})

test('what is found is told with the places that link to it, and what nobody links to any more is forgotten', async () => {
  const host = await serve(byPath)
  const known = (failed: string[]): Known => ({ is: 'failing', said: '404', asked: '2026-03-14', failed })
  const before = { [`${host}/404`]: known(['2026-03-13', '2026-03-14']), [`${host}/old`]: known(['2026-03-14']) }
  const paths = ['/200', '/404', '/410', '/403', '/to/301/200']
  const memory = await lookAtLinks(
    paths.map((path) => host + path),
    before,
    look,
  )
  const from = new Map([[`${host}/404`, [{ file: 'content/pages/about.mdx', line: 12 }]]])
  expect(linksReport(memory, from).replaceAll(host, 'HOST')).toMatchInlineSnapshot(`
    "Gone: lead the link elsewhere, or remove it
      HOST/404: failing since March 13, 2026, last with 404
        content/pages/about.mdx:12

    Failing
      HOST/410: 410, 1 of 3 days

    Moved for good: write the new address
      HOST/to/301/200: now HOST/200

    Could not be asked, which says nothing about the page
      HOST/403: 403

    2 of 5 outside addresses are there."
  `)
})

test('what is kept is read again, and what nobody can read is forgotten', () => {
  const { root, write } = temporarySite()
  expect(readMemory(root)).toEqual({})
  const memory = { 'https://example.com/': remembered(undefined, { is: 'there' }, '2026-03-15') }
  writeMemory(root, memory)
  expect(readMemory(root)).toEqual(memory)
  write('.cache/links.json', '{ "https://example.com/": { "failed": 3 } }')
  expect(readMemory(root)).toEqual({})
})

test('the addresses are those outside of the site, each once with all its places', async () => {
  const { root } = temporarySite({
    'content/site/redirects.json':
      '[{ "id": "room", "from": "/room", "to": "https://example.org/room", "note": "For the session." }]',
    'content/pages/about.mdx': page(
      { title: 'About' },
      '[A](https://example.net/a#one), [the same](https://example.net/a#two), [ours](https://example.com/about), [mail](mailto:a@example.com)\n',
    ),
  })
  const read = await createContent({ root, now: '2026-03-15' }).check()
  const links = outsideLinks(factsOf(root, read))
  expect([...links.keys()].sort()).toEqual(['https://example.net/a', 'https://example.org/room'])
  expect(links.get('https://example.net/a')).toEqual([
    { file: 'content/pages/about.mdx', line: expect.any(Number) },
    { file: 'content/pages/about.mdx', line: expect.any(Number) },
  ])
  expect(links.get('https://example.org/room')).toEqual([
    expect.objectContaining({ file: 'content/site/redirects.json', field: '0.to' }),
  ])
})
