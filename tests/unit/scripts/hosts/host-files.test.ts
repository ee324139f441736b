import { expect, test } from 'vitest'
import { headerRules } from '../../../../scripts/hosts/headers.ts'
import { hostFiles, publishedHostFiles } from '../../../../scripts/hosts/host-files.ts'
import { realData } from '../../../support/labels.ts'

const rules = { headers: headerRules("default-src 'none'"), redirects: realData().lists.redirects }
const file = (name: string) => hostFiles(rules)[name] as string

test('the content redirects the short addresses', () => {
  expect(rules.redirects.map(({ from, to }) => [from, to])).toEqual([
    ['/terms', '/terms-of-service'],
    ['/services/government-solutions', '/government-solutions'],
  ])
})

test('what is published for hosts is only what those hosts keep to themselves', () => {
  expect(Object.keys(publishedHostFiles(rules))).toEqual(['_headers', '_redirects'])
})

test('every host is told every redirect and every header', () => {
  const { _headers, _redirects } = publishedHostFiles(rules)
  const told = {
    'Netlify and Cloudflare Pages': `${_headers}${_redirects}`,
    Vercel: file('vercel/vercel.json'),
    nginx: file('nginx/maps.conf') + file('nginx/site.conf'),
    Caddy: file('Caddyfile'),
    Apache: file('apache/.htaccess'),
    CloudFront: file('cloudfront/template.json'),
  }
  for (const [host, text] of Object.entries(told)) {
    for (const { to } of rules.redirects) expect(text, host).toContain(to)
    // CloudFormation has a word of its own for some headers.
    const values = Object.entries(rules.headers[0]?.headers ?? {}).filter(([name]) => name !== 'Cache-Control')
    for (const [name, value] of values)
      if (host !== 'CloudFront' || !/^(?:X-Content-Type-Options|Strict-Transport-Security)$/.test(name))
        expect(text.replaceAll('\\"', '"'), `${host}: ${name}`).toContain(value)
    expect(text, host).toContain('public, max-age=31536000, immutable')
    expect(text, host).toContain('cross-origin')
  }
})

test('no nginx location has a header of its own, because it would forget those of the server', () => {
  const inside = file('nginx/site.conf').match(/^location [^{]*\{(?:[^{}]|\{ \})*\}/gm) ?? []
  expect(inside.length).toBeGreaterThan(8)
  expect(inside.filter((location) => location.includes('add_header'))).toEqual([])
})
