import type { ContentIndex } from '../../../src/content/queries.ts'
import type { PageData } from '../../../src/pages/page-data.ts'

/** What a kind of thing is made from: the page that shows it and the content behind the page. */
export interface ThingSource {
  page: PageData
  content: ContentIndex
  /** The address of the site, without a slash at the end. */
  baseUrl: string
}

/** The name by which other nodes, on this page or another, mean the firm. */
export function organizationId(baseUrl: string): string {
  return `${baseUrl}/#organization`
}
