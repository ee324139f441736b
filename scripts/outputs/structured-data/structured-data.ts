import type { Thing } from 'schema-dts'
import type { ContentIndex } from '../../../src/content/queries.ts'
import type { PageData } from '../../../src/pages/page-data.ts'
import { articles } from './article.ts'
import { breadcrumbLists } from './breadcrumb-list.ts'
import { events } from './event.ts'
import { itemLists } from './item-list.ts'
import { jobPostings } from './job-posting.ts'
import { organizations } from './organization.ts'
import { people } from './person.ts'
import { services } from './service.ts'
import type { ThingSource } from './thing-source.ts'

const kinds: ((source: ThingSource) => Thing[])[] = [
  organizations,
  breadcrumbLists,
  articles,
  jobPostings,
  services,
  people,
  events,
  itemLists,
]

/** The schema.org graph of a page: nothing the page itself does not say. Empty where search engines stay out. */
export function pageGraph(page: PageData, content: ContentIndex): Thing[] {
  if (!page.meta.index) return []
  const { baseUrl } = content.single('site')
  return kinds.flatMap((things) => things({ page, content, baseUrl }))
}

/** The graph as the text of a data block. Printed when the page is prerendered, never added by script. */
export function structuredData(page: PageData, content: ContentIndex): string | undefined {
  const graph = pageGraph(page, content)
  if (graph.length === 0) return undefined
  // `<` is escaped so that no text can end the element.
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll('<', '\\u003c')
}
