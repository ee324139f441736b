import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import * as zlib from 'node:zlib'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { hashOf } from '../../../../scripts/build/write/lay-out.ts'
import type { HostName } from '../../../../scripts/hosts/rules.ts'
import { encodings, openAsking } from '../../../../scripts/verify/ask.ts'
import { type LocalBuild, readBuild } from '../../../../scripts/verify/site-build.ts'
import { compareSite, type VerifyInput } from '../../../../scripts/verify/verify-site.ts'
import { type Disturb, endServers, pages, publish, serveDisturbed } from '../../../support/published-site.ts'

const root = mkdtempSync(path.join(tmpdir(), 'verified-'))
let folder: string
let build: LocalBuild
beforeAll(async () => {
  folder = await publish(root)
  build = readBuild(folder) as LocalBuild
})
afterAll(() => rmSync(root, { recursive: true }))
afterEach(endServers)

/** Compares the build with what runs, which is disturbed, and says each difference in a line. */
async function compare(disturb?: Disturb, more: Partial<VerifyInput> = {}) {
  const origin = await serveDisturbed(folder, disturb)
  const asking = openAsking(origin, Number.POSITIVE_INFINITY)
  const known = { bytesOf: build.bytesOf, other: new Set<string>() }
  const { differences, hints } = await compareSite({ origin, asking, ...build, known, ...more })
  asking.close()
  return { differences, hints, kinds: differences.map(({ kind, address }) => `${kind} ${address}`) }
}

const headers = (address: string, file: string) => ({
  ...build.manifest.headers[0]?.headers,
  ...(address.startsWith('/assets/') && { 'Cache-Control': 'public, max-age=31536000, immutable' }),
  'Content-Type': file.endsWith('.html') ? 'text/html; charset=utf-8' : 'text/javascript; charset=utf-8',
  Vary: 'Accept-Encoding',
  ETag: '"one"',
})

/** Sends text with the right headers, where the site would send a file. */
function send(
  response: ServerResponse,
  address: string,
  body: string | Buffer,
  more: Record<string, string> = {},
): true {
  response
    .writeHead(200, { ...headers(address, address.includes('.') ? address : `${address}.html`), ...more })
    .end(body)
  return true
}
const about =
  (body: string | Buffer, more?: Record<string, string>): Disturb =>
  (request, response) =>
    request.url?.split('?')[0] === '/about' && send(response, '/about', body, more)

const own = pages['about.html'] as string

test('a site that serves its build has no difference, in any encoding', async () => {
  const asked: string[] = []
  const { differences, hints } = await compare((request) => {
    asked.push(`${request.url} ${request.headers['accept-encoding']}`)
    expect(request.headers).not.toHaveProperty('if-none-match')
    return false
  })
  expect(differences).toEqual([])
  expect(hints).toEqual([])
  for (const encoding of encodings) expect(asked).toContain(`/about ${encoding}`)
  for (const address of ['/.well-known/site.json', '/.well-known/site-manifest.json', '/no-such-page'])
    expect(asked).toContain(`${address} br`)
  expect(asked).toContain('/icons/icon.png gzip, deflate, br, zstd')
})

test('words that differ are shown around the first other byte', async () => {
  const { differences } = await compare(about(own.replace('About', 'Abuot')))
  expect(differences).toEqual([
    {
      kind: 'changed',
      address: '/about',
      expected: expect.stringContaining('<p>About</p>'),
      got: expect.stringContaining('<p>Abuot</p>'),
    },
  ])
})

test.each<[string, Disturb, string]>([
  ['white space taken out', about(own.replace(/\s+/g, ' ')), 'minified'],
  ['a beginning alone', about(own.slice(0, 20)), 'cut'],
  ['another page', about(pages['index.html'] as string), 'misplaced'],
  ['compressed, and not said', about(zlib.gzipSync(own)), 'compression'],
  ['said, and not compressed', about(own, { 'Content-Encoding': 'gzip' }), 'compression'],
  ['compressed twice', about(zlib.gzipSync(zlib.gzipSync(own)), { 'Content-Encoding': 'gzip' }), 'compression'],
  ['other words, from a cache that says so', about('Older words', { Age: '300' }), 'stale'],
  ['another type', about(own, { 'Content-Type': 'text/html' }), 'type'],
  ['another policy', about(own, { 'Content-Security-Policy': "default-src 'self'" }), 'headerOther'],
  ['another time to keep it', about(own, { 'Cache-Control': 'public, max-age=14400' }), 'headerOther'],
  ['open to every origin', about(own, { 'Access-Control-Allow-Origin': '*' }), 'headerAdded'],
  ['a visitor marked', about(own, { 'Set-Cookie': 'id=1' }), 'headerAdded'],
])('%s is called by its name', async (_, disturb, kind) => {
  expect(new Set((await compare(disturb)).kinds)).toEqual(new Set([`${kind} /about`]))
})

test('spaces in what is said of caching, and the case of a character set, are no difference', async () => {
  const loose = { 'Cache-Control': 'public,max-age=0,must-revalidate', 'Content-Type': 'text/html;charset=UTF-8' }
  expect((await compare(about(own, loose))).kinds).toEqual([])
})

test('an encoding that was not asked for reaches those who cannot read it', async () => {
  const { differences } = await compare(
    (request, response) =>
      request.url?.split('?')[0] === '/about' &&
      request.headers['accept-encoding'] === 'br' &&
      send(response, '/about', zlib.gzipSync(own), { 'Content-Encoding': 'gzip' }),
  )
  expect(differences).toMatchObject([{ kind: 'compression', address: '/about', encodings: ['br'], got: 'gzip' }])
})

/** The site as it is, without some of its headers. */
function without(response: ServerResponse, names: readonly string[]): void {
  const setHeader = response.setHeader.bind(response)
  response.setHeader = (name, value) => (names.includes(name) ? response : setHeader(name, value))
  const writeHead = response.writeHead.bind(response) as (
    status: number,
    headers: Record<string, string>,
  ) => ServerResponse
  response.writeHead = ((status: number, headers: Record<string, string> = {}) =>
    writeHead(status, Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name))))) as never
}

test('what is compressed without a word that answers vary is told', async () => {
  const { differences } = await compare((request, response) => {
    if (request.url === '/about') without(response, ['Vary'])
    return false
  })
  expect(differences).toEqual([
    {
      kind: 'headerMissing',
      address: '/about',
      header: 'vary',
      expected: 'Accept-Encoding',
      encodings: ['gzip', 'br'],
    },
  ])
})

test('an answer that refuses and one that ends too early are two things', async () => {
  const { kinds } = await compare((request, response) => {
    if (request.url?.startsWith('/about')) response.writeHead(403).end()
    else if (request.url?.startsWith('/services/advice')) {
      response
        .writeHead(200, { ...headers('/services/advice', 'x.html'), 'Content-Length': '500' })
        .write('<!doctype', () => response.destroy())
    } else return false
    return true
  })
  expect(kinds).toEqual(expect.arrayContaining(['status /about', 'cut /services/advice']))
})

test('a connection that closes without an answer is told for that address, as long as the site answers', async () => {
  const { kinds } = await compare((request) => {
    if (request.url !== '/about') return false
    request.socket.destroy()
    return true
  })
  expect(kinds).toEqual(['unanswered /about'])
})

test('a file of another build is called that', async () => {
  const older = 'Words of the build before'
  const { kinds } = await compare(about(older), { known: { bytesOf: build.bytesOf, other: new Set([hashOf(older)]) } })
  expect(kinds).toEqual(['mixed /about'])
})

test('a page in place of everything unknown, and an entry that is not public any more', async () => {
  const all = await compare((request, response) => {
    if (!/^\/(?:no-such|assets\/no-such|\.git|_|404)/.test(request.url ?? '')) return false
    return send(response, '/', pages['index.html'] as string)
  })
  expect(new Set(all.differences.map(({ kind }) => kind))).toEqual(new Set(['found']))
  writeFileSync(path.join(folder, 'gone.html'), 'Words of a role that is closed')
  const left = await compare(undefined, { withheld: ['/gone', '/never-there'] })
  expect(left.kinds).toEqual(['leftOver /gone'])
})

test('a redirect keeps what stands behind the question mark, and is for good', async () => {
  const to =
    (status: number, location: string): Disturb =>
    (request, response) => {
      if (!request.url?.startsWith('/terms')) return false
      response.writeHead(status, { Location: location }).end()
      return true
    }
  expect((await compare(to(301, '/about'))).kinds).toEqual(['redirect /terms'])
  expect((await compare(to(302, '/about?from=verify'))).kinds).toEqual(['redirect /terms'])
  expect((await compare(to(308, '/about?from=verify'))).kinds).toEqual([])
  expect((await compare(to(301, 'https://elsewhere.example/about?from=verify'))).differences).toMatchObject([
    { kind: 'redirect', got: '301 to https://elsewhere.example/about?from=verify' },
  ])
})

test('what a host cannot do is no difference', async () => {
  /** As GitHub Pages answers: no headers, files under every spelling, pages in place of redirects. */
  const github: Disturb = (request, response) => {
    const address = (request.url as string).split('?')[0] as string
    const file = address === '/' ? 'index.html' : address.slice(1)
    const found = [file, `${file}.html`].find((name) => build.bytesOf(name))
    const name = found ?? '404.html'
    const type = { html: 'text/html; charset=utf-8', js: 'application/javascript; charset=utf-8', png: 'image/png' }
    response.writeHead(found ? 200 : 404, {
      'Content-Type': type[name.split('.').pop() as 'html'] ?? 'application/json; charset=utf-8',
      'Cache-Control': 'max-age=600',
      'Access-Control-Allow-Origin': '*',
      ETag: '"one"',
    })
    response.end(build.bytesOf(name))
    return true
  }
  const kindsOn = async (host?: HostName) => (await compare(github, { host })).kinds
  expect(await kindsOn('github-pages')).toEqual([])
  expect(new Set((await kindsOn()).map((kind) => kind.split(' ')[0]))).toEqual(
    new Set(['headerMissing', 'headerOther', 'headerAdded', 'redirect', 'leftOver', 'found']),
  )
})

test('missing validators and compression are a hint at most', async () => {
  const { differences, hints } = await compare((request, response) => {
    delete request.headers['accept-encoding']
    without(response, ['ETag', 'Last-Modified'])
    return false
  })
  expect(differences).toEqual([])
  expect(hints).toHaveLength(2)
})

test('zstd is asked for and undone where Node can, and left out where it cannot', async () => {
  const { zstdCompressSync } = zlib as Partial<typeof zlib>
  const asked = new Set<unknown>()
  const only =
    (text: string): Disturb =>
    (request, response) => {
      const accepted = request.headers['accept-encoding']
      asked.add(accepted)
      if (!zstdCompressSync || accepted !== 'zstd') return false
      return about(zstdCompressSync(text), { 'Content-Encoding': 'zstd' })(request, response)
    }
  expect((await compare(only(own))).kinds).toEqual([])
  expect(asked.has('zstd')).toBe(Boolean(zstdCompressSync))
  expect((await compare(only('Other words'))).differences).toMatchObject(
    zstdCompressSync ? [{ kind: 'compressedOnly', address: '/about', encodings: ['zstd'] }] : [],
  )
})
