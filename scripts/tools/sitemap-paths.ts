import { readFileSync } from 'node:fs'
import path from 'node:path'
import * as routes from '../../src/lib/routes.ts'

/** Every address search engines are told about, as a path, from the `sitemap.xml` of a built site, or those it names. */
export function sitemapPaths(dist: string, file: string = routes.sitemapFile): string[] {
  const sitemap = readFileSync(path.join(dist, file), 'utf8')
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url as string).pathname)
  return sitemap.includes('<sitemapindex') ? paths.flatMap((part) => sitemapPaths(dist, part)) : paths
}
