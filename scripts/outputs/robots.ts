import * as routes from '../../src/lib/routes.ts'
/** `robots.txt`: everything may be read; nothing of a preview, which is not the site yet. */
export function robots(baseUrl: string, preview = false): string {
  if (preview) return 'User-agent: *\nDisallow: /\n'
  return `User-agent: *\nAllow: /\n\nSitemap: ${baseUrl}${routes.sitemapFile}\n`
}
