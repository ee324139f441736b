import { expect, test } from 'vitest'
import { headerRules } from '../../../../scripts/hosts/headers.ts'
import { nginxConfig } from '../../../../scripts/hosts/nginx-config.ts'
import { redirectsFile } from '../../../../scripts/hosts/redirects.ts'
import { vercelConfig } from '../../../../scripts/hosts/vercel-config.ts'
import { robots } from '../../../../scripts/outputs/robots.ts'
import { realData } from '../../../support/real-content.ts'

const rules = headerRules("default-src 'none'")
const redirects = async () => realData().lists.redirects

test('the short addresses are redirected for good, wherever the site is hosted', async () => {
  const list = await redirects()
  expect(list.map(({ from, to }) => [from, to])).toEqual([
    ['/terms', '/terms-of-service'],
    ['/services/government-solutions', '/government-solutions'],
  ])
  expect(redirectsFile(list)).toBe(
    '/terms /terms-of-service 301\n/services/government-solutions /government-solutions 301\n',
  )
  const { redirects: vercel } = JSON.parse(vercelConfig(rules, list))
  expect(vercel).toContainEqual({ source: '/terms', destination: '/terms-of-service', statusCode: 301 })
  expect(nginxConfig(rules, list)).toContain('location = /terms { return 301 /terms-of-service; }\n')
})

test('vercel.json gives every address the headers of its rule', async () => {
  const config = JSON.parse(vercelConfig(rules, await redirects()))
  expect(config).toMatchObject({ cleanUrls: true, trailingSlash: false })
  expect(config.headers.map(({ source }: { source: string }) => source)).toEqual(
    rules.map(({ path }) => path.replace('*', '(.*)')),
  )
  expect(config.headers[0].headers).toContainEqual({ key: 'X-Frame-Options', value: 'DENY' })
})

test('every nginx location repeats all headers, because a location with its own forgets the others', async () => {
  const text = nginxConfig(rules, await redirects())
  const locations = text.split('location ').filter((part) => part.includes('add_header'))
  expect(locations).toHaveLength(rules.length)
  for (const location of locations) {
    expect(location).toContain(`add_header Content-Security-Policy "default-src 'none'" always;`)
    expect(location).toContain('add_header X-Content-Type-Options "nosniff" always;')
    expect(location).not.toContain('add_header Content-Type')
  }
  expect(text).toContain('default_type "application/atom+xml; charset=utf-8";')
  expect(text).toContain('try_files $uri $uri.html $uri/index.html =404;')
  expect(text.split('{').length).toBe(text.split('}').length)
})

test('robots.txt names the sitemap by its whole address', () => {
  expect(robots('https://example.com')).toBe('User-agent: *\nAllow: /\n\nSitemap: https://example.com/sitemap.xml\n')
})
