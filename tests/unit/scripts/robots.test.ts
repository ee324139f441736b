import { expect, test } from 'vitest'
import { robots } from '../../../scripts/outputs/sitemap.ts'

test('robots.txt names the sitemap by its whole address', () => {
  expect(robots('https://example.com')).toBe('User-agent: *\nAllow: /\n\nSitemap: https://example.com/sitemap.xml\n')
})
