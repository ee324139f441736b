import { readFileSync } from 'node:fs'
import path from 'node:path'

/** Every address search engines are told about, as a path, from the `sitemap.xml` of a built site. */
export function sitemapPaths(dist: string): string[] {
  const sitemap = readFileSync(path.join(dist, 'sitemap.xml'), 'utf8')
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url as string).pathname)
}
