import { readFileSync } from 'node:fs'
import path from 'node:path'
import { dataPath } from '../../../src/pages/page-data.ts'
import { sitemapPaths } from '../sitemap-paths.ts'

/** One address of each template of the built site: the first in the sitemap. */
export function onePerTemplate(dist: string): string[] {
  const found = new Map<string, string>()
  for (const address of sitemapPaths(dist)) {
    const { template } = JSON.parse(readFileSync(path.join(dist, dataPath(address)), 'utf8'))
    if (!found.has(template)) found.set(template, address)
  }
  return [...found.values()]
}
