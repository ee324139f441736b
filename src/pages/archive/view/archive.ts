import { type ArchivePage, archivePages } from '#src/content/archive.ts'
import { newestFirst } from '#src/content/newest-first.ts'
import type { ContentIndex, Entry } from '#src/content/queries.ts'

export type BriefingPage = ArchivePage<Entry<'articles'>>

/** Every list of briefings, cut into pages. */
export interface Archive {
  /** By address. */
  pages: ReadonlyMap<string, BriefingPage>
  /** The years that have briefings, the newest first. */
  years: readonly string[]
}

const known = new WeakMap<ContentIndex, Archive>()

function cut(content: ContentIndex): Archive {
  const categories = content.entries('categories').map(({ slug }) => slug)
  const pages = archivePages(newestFirst(content.entries('articles')), categories)
  const years = pages.filter(({ list, number, of }) => list.kind === 'year' && number === of)
  return { pages: new Map(pages.map((page) => [page.path, page])), years: years.map(({ list }) => list.name) }
}

/** The lists of an index, cut once. */
export function archiveOf(content: ContentIndex): Archive {
  const archive = known.get(content) ?? cut(content)
  known.set(content, archive)
  return archive
}
