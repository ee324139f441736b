import { expect, test } from 'vitest'
import { headerRules, headersFor } from '../../../../scripts/hosts/headers.ts'
import { vercelConfig } from '../../../../scripts/hosts/vercel.ts'

const headers = headerRules("default-src 'none'")
const config = JSON.parse(vercelConfig({ headers, redirects: [{ from: '/terms', to: '/terms-of-service' }] }))

interface Rule {
  source: string
  headers: { key: string; value: string }[]
}

test('pages have clean addresses and redirects are permanent', () => {
  // https://vercel.com/docs/project-configuration#cleanurls, #trailingslash, #redirects
  expect(config).toMatchObject({ cleanUrls: true, trailingSlash: false })
  expect(config.redirects).toEqual([{ source: '/terms', destination: '/terms-of-service', statusCode: 301 }])
})

test('every address gets the headers of the rules: of two of one name the later one wins', () => {
  // https://vercel.com/docs/project-configuration#headers
  for (const address of [
    '/',
    '/about',
    '/assets/a.js',
    '/og/a.png',
    '/briefings/atom.xml',
    '/.well-known/security.txt',
  ]) {
    // A dot in a source stands for itself, as in path-to-regexp.
    const matches = ({ source }: Rule) =>
      new RegExp(`^${source.replaceAll('.', '\\.').replace('(\\.*)', '(.*)')}$`).test(address)
    const sent = (config.headers as Rule[]).filter(matches).flatMap(({ headers }) => headers)
    expect(Object.fromEntries(sent.map(({ key, value }) => [key, value])), address).toEqual(
      headersFor(address, headers),
    )
  }
})
