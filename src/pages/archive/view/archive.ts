import { type ArchivePage, archivePages } from '#src/content/archive.ts'
import { newestFirst } from '#src/content/newest-first.ts'
import type { ContentIndex, Entry, WholeContent } from '#src/content/queries.ts'

export type BriefingPage = ArchivePage<Entry<'articles'>>

/** Every list of briefings, cut into pages, by address. */
export function briefingPages(content: WholeContent): ReadonlyMap<string, BriefingPage> {
  const categories = content.entries('categories').map(({ slug }) => slug)
  const pages = archivePages(newestFirst(content.entries('articles')), categories)
  return new Map(pages.map((page) => [page.path, page]))
}

/** The page of a list that stands at an address, its briefings as slugs. */
export function archivePage(content: WholeContent, path: string): ArchivePage<string> {
  const page = content.once(briefingPages).get(path) as BriefingPage
  return { ...page, items: page.items.map(({ slug }) => slug) }
}

/** The years that have briefings, the newest first. */
export function archiveYears(content: WholeContent): string[] {
  const pages = [...content.once(briefingPages).values()]
  return pages.filter(({ list, number, of }) => list.kind === 'year' && number === of).map(({ list }) => list.name)
}

/** The page of a list that stands at an address. */
export function briefingPage(path: string, content: ContentIndex): BriefingPage {
  const page = content.ask(archivePage, path)
  return { ...page, items: page.items.map((slug) => content.entryAt('articles', slug)) }
}
