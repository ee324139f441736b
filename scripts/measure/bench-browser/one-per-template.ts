import { sitemapPaths } from '../../tools/sitemap-paths.ts'

/** One address of each template of the built site: the first in the sitemap. */
export function onePerTemplate(dist: string, pages: readonly { path: string; template: string }[]): string[] {
  const templates = new Map(pages.map(({ path, template }) => [path, template]))
  const found = new Map<string | undefined, string>()
  for (const address of sitemapPaths(dist)) {
    const template = templates.get(address)
    if (!found.has(template)) found.set(template, address)
  }
  return [...found.values()]
}
