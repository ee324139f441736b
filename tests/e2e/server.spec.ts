import { readdirSync } from 'node:fs'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from '@playwright/test'
import type { PageKind } from '#src/lib/link-to.ts'
import { addressOf, builtPages, dist, distFile } from '../support/pages.ts'
import { rawRequest } from '../support/raw-request.ts'

const origin = (baseURL: string | undefined) => baseURL ?? ''

/** One file of every kind the site serves: address, content type, file on disk. */
const kinds = [
  ['/', 'text/html', 'index.html'],
  ['/services/culture-change', 'text/html', 'services/culture-change.html'],
  ['/_data/about.json', 'application/json', '_data/about.json'],
  ['/sitemap.xml', '/xml', 'sitemap.xml'],
  ['/robots.txt', 'text/plain', 'robots.txt'],
  ['/favicon.svg', 'image/svg+xml', 'favicon.svg'],
  ['/briefings/feed.xml', 'application/rss+xml; charset=utf-8', 'briefings/feed.xml'],
  ['/briefings/atom.xml', 'application/atom+xml; charset=utf-8', 'briefings/atom.xml'],
  ['/briefings/feed.json', 'application/feed+json; charset=utf-8', 'briefings/feed.json'],
] as const

const assets = readdirSync(path.join(dist, 'assets'))
const asset = (ending: string) => `/assets/${assets.find((file) => file.endsWith(ending))}`

for (const [address, type, file] of kinds) {
  test(`${address} is served as what it is, compressed as the browser likes it`, async ({ baseURL }) => {
    const url = origin(baseURL) + address
    const brotli = await rawRequest(url, { 'accept-encoding': 'gzip, deflate, br' })
    const gzip = await rawRequest(url, { 'accept-encoding': 'gzip' })
    const plain = await rawRequest(url)
    expect([brotli, gzip, plain].map(({ status }) => status)).toEqual([200, 200, 200])
    for (const { headers } of [brotli, gzip, plain]) {
      expect(headers['content-type']).toContain(type)
      expect(headers.vary?.toLowerCase()).toContain('accept-encoding')
    }
    expect([brotli, gzip, plain].map(({ headers }) => headers['content-encoding'])).toEqual(['br', 'gzip', undefined])
    const text = distFile(file)
    expect(brotliDecompressSync(brotli.body).toString()).toBe(text)
    expect(gunzipSync(gzip.body).toString()).toBe(text)
    expect(plain.body.toString()).toBe(text)
  })
}

test('every answer carries the security headers, the 404 page and missing files included', async ({ baseURL }) => {
  for (const address of [
    '/',
    '/_data/about.json',
    '/sitemap.xml',
    '/icons/icon-512.png',
    asset('.js'),
    '/nowhere',
    '/assets/none.js',
  ]) {
    const { headers } = await rawRequest(origin(baseURL) + address)
    expect(headers, address).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'x-frame-options': 'DENY',
    })
    expect(headers['permissions-policy'], address).toContain('camera=()')
    const policy = headers['content-security-policy'] ?? ''
    for (const directive of [
      "default-src 'none'",
      "frame-ancestors 'none'",
      "base-uri 'none'",
      "require-trusted-types-for 'script'",
      "trusted-types 'none'",
    ]) {
      expect(policy, address).toContain(directive)
    }
    expect(policy, address).not.toMatch(/unsafe|data:|\*/)
    // Over http Safari's engine would ask for every file of a page over https.
    expect(policy, address).not.toContain('upgrade-insecure-requests')
    expect(headers, address).not.toHaveProperty('strict-transport-security')
  }
})

test('feeds may be read by other sites', async ({ baseURL }) => {
  for (const file of ['feed.xml', 'atom.xml', 'feed.json']) {
    const { headers } = await rawRequest(`${origin(baseURL)}/briefings/${file}`)
    expect(headers['cross-origin-resource-policy'], file).toBe('cross-origin')
  }
})

test('assets are kept for good, pages are asked about every time', async ({ baseURL }) => {
  for (const address of [asset('.js'), asset('.css'), asset('.woff2')]) {
    const { headers } = await rawRequest(origin(baseURL) + address)
    expect(headers['cache-control'], address).toBe('public, max-age=31536000, immutable')
  }
  for (const address of ['/', '/about', '/_data/about.json', '/sitemap.xml']) {
    const first = await rawRequest(origin(baseURL) + address)
    expect(first.headers['cache-control'], address).toBe('public, max-age=0, must-revalidate')
    const etag = first.headers.etag as string
    expect(etag, address).toBeTruthy()
    const again = await rawRequest(origin(baseURL) + address, { 'if-none-match': etag })
    expect([again.status, again.body.length], address).toEqual([304, 0])
  }
})

test('what is not there is a 404 with the page that says so', async ({ baseURL }) => {
  for (const address of ['/nowhere', '/about/nowhere', '/404', '/services/ai-transformation', '/%2e%2e/package.json']) {
    const { status, headers, body } = await rawRequest(origin(baseURL) + address)
    expect(status, address).toBe(404)
    expect(headers['content-type'], address).toContain('text/html')
    expect(body.toString(), address).toBe(distFile('404.html'))
  }
  expect((await rawRequest(`${origin(baseURL)}/assets/app-00000000.js`)).status).toBe(404)
})

test('files meant for the host are not served', async ({ baseURL }) => {
  for (const file of ['_headers', '_redirects']) {
    expect((await rawRequest(`${origin(baseURL)}/${file}`)).status, file).toBe(404)
  }
})

test('HEAD is answered like GET, without a body', async ({ baseURL }) => {
  for (const [address, status] of [
    ['/about', 200],
    ['/nowhere', 404],
    ['/terms', 301],
  ] as const) {
    const answer = await rawRequest(origin(baseURL) + address, {}, 'HEAD')
    expect([answer.status, answer.body.length], address).toEqual([status, 0])
  }
})

/** The first window of a TCP connection carries 14,600 bytes; long prose may take a second one. */
const limits: Partial<Record<PageKind, number>> = { article: 25_000, job: 25_000, legal: 25_000, legalChanges: 25_000 }

test('the first response of every page fits its budget', async ({ baseURL }) => {
  const over: string[] = []
  for (const { path: page, template } of builtPages()) {
    if (template === 'redirect') continue
    const { body, headers } = await rawRequest(origin(baseURL) + addressOf(page), { 'accept-encoding': 'br' })
    expect(headers['content-encoding'], page).toBe('br')
    const limit = limits[template] ?? 14_600
    if (body.length > limit) over.push(`${page}: ${body.length} bytes of ${limit}`)
  }
  expect(over).toEqual([])
})
