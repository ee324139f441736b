import { expect, test } from 'vitest'
import { passedLimits } from '../../../../scripts/hosts/limits.ts'

/** As long as those a desk leaves when it renames briefings. */
const redirects = (count: number) =>
  Array.from({ length: count }, (_, number) => ({
    from: `/briefings/the-name-it-had-before-${number}`,
    to: `/briefings/the-name-it-has-since-${number}`,
  }))
const told = (count: number, host?: Parameters<typeof passedLimits>[1]['host']) =>
  passedLimits(redirects(count), { host }).map(({ severity, message }) => `${severity}: ${message}`)

test('a build says, with figures, which host takes fewer redirects than there are', () => {
  expect(told(2)).toEqual([])
  expect(told(90)).toEqual([])
  expect(told(120)).toEqual([
    expect.stringMatching(/^warning: CloudFront takes 10240 bytes in a function, and with 120 /),
  ])
  expect(told(1000)).toHaveLength(1)
  expect(told(1001).slice(1)).toEqual([
    'warning: Cloudflare Pages takes 2000 lines in _redirects, and with 1001 redirects there are 2002.',
  ])
  expect(told(2049).slice(2)).toEqual(['warning: Vercel takes 2048 redirects, and with 2049 redirects there are 2049.'])
})

test('it is an error for the host in use, and for no other', () => {
  const severities = (host: Parameters<typeof told>[1]) => told(1001, host).map((text) => text.replace(/ takes.*/, ''))
  expect(severities('cloudflare-pages')).toEqual(['warning: CloudFront', 'error: Cloudflare Pages'])
  expect(severities('cloudfront')).toEqual(['error: CloudFront', 'warning: Cloudflare Pages'])
  expect(severities('nginx')).toEqual(['warning: CloudFront', 'warning: Cloudflare Pages'])
})
