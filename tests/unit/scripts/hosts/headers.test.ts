import { expect, test } from 'vitest'
import { integrations } from '#src/content/schemas/integrations.ts'
import { waitForStyles } from '#src/site/frame/blocks-stylesheet.tsx'
import { contentSecurityPolicy, headerRules, headersFor, metaPolicy } from '../../../../scripts/hosts/headers.ts'
import { speculationRules } from '../../../../scripts/outputs/speculation-rules.ts'
import { cspHash, themeScript } from '../../../../scripts/outputs/theme-script.ts'

const simulate = integrations.parse({ contact: { mode: 'simulate' }, digest: { mode: 'simulate' } })
const css = 'a{color:red}'

/** The policy as names and sources. */
function directives(policy: string): Record<string, string> {
  return Object.fromEntries(policy.split('; ').map((part) => [part.split(' ')[0], part.split(' ').slice(1).join(' ')]))
}

test('nothing is allowed that the site does not use', () => {
  expect(directives(contentSecurityPolicy([css], simulate))).toEqual({
    'default-src': "'none'",
    'script-src': `'self' ${[themeScript, speculationRules, waitForStyles].map(cspHash).join(' ')}`,
    'style-src': `'self' ${cspHash(css)}`,
    'img-src': "'self'",
    'font-src': "'self'",
    'connect-src': "'self'",
    'media-src': "'self'",
    'manifest-src': "'self'",
    'form-action': "'self'",
    'base-uri': "'none'",
    'frame-ancestors': "'none'",
    'object-src': "'none'",
    'require-trusted-types-for': "'script'",
    'trusted-types': "'none'",
    'upgrade-insecure-requests': '',
  })
})

test('a form sent to this site or to a mail program needs no other origin', () => {
  for (const contact of [{ mode: 'endpoint', endpoint: '/api/contact' }, { mode: 'mailto' }]) {
    const policy = directives(contentSecurityPolicy([css], integrations.parse({ contact, digest: { mode: 'mailto' } })))
    expect([policy['form-action'], policy['connect-src']]).toEqual(["'self'", "'self'"])
  }
})

test('a form sent elsewhere adds that origin once, for the form and for the request', () => {
  const given = integrations.parse({
    contact: { mode: 'endpoint', endpoint: 'https://forms.example/contact?site=1' },
    digest: { mode: 'endpoint', endpoint: 'https://forms.example/digest' },
  })
  const policy = directives(contentSecurityPolicy([css], given))
  expect(policy['form-action']).toBe("'self' https://forms.example")
  expect(policy['connect-src']).toBe("'self' https://forms.example")
})

test('the endpoint of a form that is not sent there is left out', () => {
  const given = integrations.parse({
    contact: { mode: 'simulate', endpoint: 'https://forms.example/contact' },
    digest: { mode: 'mailto', endpoint: 'https://forms.example/digest' },
  })
  expect(contentSecurityPolicy([css], given)).not.toContain('forms.example')
})

test('the policy in the page leaves out what only a header may say', () => {
  const policy = contentSecurityPolicy([css], simulate)
  const left = Object.keys(directives(policy)).filter((name) => !(name in directives(metaPolicy(policy))))
  expect(left).toEqual(['frame-ancestors', 'upgrade-insecure-requests'])
})

test('later rules override earlier ones, for their addresses alone', () => {
  const rules = headerRules('policy')
  expect(headersFor('/about', rules)['Cache-Control']).toBe('public, max-age=0, must-revalidate')
  expect(headersFor('/assets/a.js', rules)).toMatchObject({
    'Cache-Control': 'public, max-age=31536000, immutable',
    'Content-Security-Policy': 'policy',
  })
  expect(headersFor('/briefings/feed.xml', rules)).toMatchObject({
    'Content-Type': 'application/rss+xml; charset=utf-8',
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'X-Content-Type-Options': 'nosniff',
  })
  expect(headersFor('/briefings/atom.xml', rules)['Content-Type']).toBe('application/atom+xml; charset=utf-8')
  expect(headersFor('/briefings/feed.json', rules)['Content-Type']).toBe('application/feed+json; charset=utf-8')
  expect(headersFor('/briefings/feed', rules)['Content-Type']).toBeUndefined()
})

test('the feeds of the legal texts are feeds for every host', () => {
  const rules = headerRules('policy', false, ['privacy-policy'])
  expect(headersFor('/privacy-policy/changes.xml', rules)).toMatchObject({
    'Content-Type': 'application/rss+xml; charset=utf-8',
    'Cross-Origin-Resource-Policy': 'cross-origin',
  })
  expect(headersFor('/privacy-policy/changes.json', rules)['Content-Type']).toBe('application/feed+json; charset=utf-8')
})
