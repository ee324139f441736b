import type { PageKind } from '../../../src/lib/link-to.ts'
import { sitemapPaths } from '../../tools/sitemap-paths.ts'

/** Kinds of page in the template of another one. */
const alike: Partial<Record<PageKind, PageKind>> = {
  category: 'archive',
  categoryArchive: 'archive',
  year: 'archive',
  yearArchive: 'archive',
  legalVersion: 'legal',
  legalPermalink: 'redirect',
}

/** The kind that stands for all that share a template. */
export const templateOf = (kind: PageKind): PageKind => alike[kind] ?? kind

/** One address of each template of the built site: the first in the sitemap. */
export function onePerTemplate(dist: string, pages: readonly { path: string; kind: PageKind }[]): string[] {
  const templates = new Map(pages.map(({ path, kind }) => [path, templateOf(kind)]))
  const found = new Map<string | undefined, string>()
  for (const address of sitemapPaths(dist)) {
    const template = templates.get(address)
    if (!found.has(template)) found.set(template, address)
  }
  return [...found.values()]
}
