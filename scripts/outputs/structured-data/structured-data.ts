import type { Article, BreadcrumbList, Event, ListItem, Organization, Person, Service, Thing } from 'schema-dts'
import { expertiseShown } from '../../../src/blocks/advisor-network/expertise-shown.ts'
import type { AdvisorNetworkProps } from '../../../src/blocks/advisor-network/row.ts'
import type { WebinarListProps } from '../../../src/blocks/webinar-list/row.ts'
import { sharedPicture } from '../../../src/content/pictures.ts'
import type { ContentIndex } from '../../../src/content/queries.ts'
import type { ArticleView } from '../../../src/pages/article/template.tsx'
import type { PageData } from '../../../src/pages/page-data.ts'
import type { BreadcrumbItem } from '../../../src/site/breadcrumb-item.ts'
import { blocksOf } from '../blocks-of.ts'
import { socialImagePath } from '../og-image/social-image-path.ts'
import { itemLists } from './item-list.ts'
import { jobPostings } from './job-posting.ts'
import { organizations } from './organization.ts'
import { organizationId, type ThingSource } from './thing-source.ts'

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

/** The trail above the title. The last station is the page itself and needs no address. */
function breadcrumbLists({ page, baseUrl }: ThingSource): BreadcrumbList[] {
  const { breadcrumb = [] } = page.view as { breadcrumb?: BreadcrumbItem[] }
  if (breadcrumb.length < 2) return []
  const itemListElement = breadcrumb.map(
    ({ name, href }, index): ListItem => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      ...(index < breadcrumb.length - 1 && { item: baseUrl + href }),
    }),
  )
  return [{ '@type': 'BreadcrumbList', itemListElement }]
}

/** A briefing, as its page shows it. */
function articles({ page, content, baseUrl }: ThingSource): Article[] {
  if (page.kind !== 'article') return []
  const { title, author, authorRole, date, updated, category } = page.view
  return [
    {
      '@type': 'Article',
      headline: title,
      description: page.meta.description,
      image: images(page.view, content)?.map((image) => baseUrl + image) ?? baseUrl + socialImagePath(page, content),
      datePublished: date.iso,
      dateModified: (updated ?? date).iso,
      author: { '@type': 'Person', name: author, jobTitle: authorRole },
      publisher: { '@type': 'Organization', '@id': organizationId(baseUrl), name: content.single('site').name },
      articleSection: category.name,
      mainEntityOfPage: page.meta.canonical,
    },
  ]
}

/** The cover in the proportions search engines ask for: 16:9, 4:3 and 1:1. */
function images({ slug }: ArticleView, content: ContentIndex): string[] | undefined {
  const { cover } = content.entryAt('articles', slug).data
  return cover && (['cover', 'search4x3', 'search1x1'] as const).map((place) => sharedPicture(cover, place, content))
}

/** What the firm sells: every page the menu of services leads to. */
function services({ page, content, baseUrl }: ThingSource): Service[] {
  const items = content.single('navigation').primary.flatMap(({ dropdownItems = [] }) => dropdownItems)
  const item = items.find(({ href, alias }) => page.path === (alias ?? href))
  if (!item) return []
  return [
    {
      '@type': 'Service',
      name: item.name,
      description: page.meta.description,
      url: page.meta.canonical,
      provider: { '@id': organizationId(baseUrl) },
    },
  ]
}

/**
 * The advisory board as members of the firm, in the order of the page. Education is left out: the lines on the page
 * name a degree and a city, not the school that `alumniOf` asks for.
 */
function people({ page, baseUrl }: ThingSource): Organization[] {
  const advisors = blocksOf<AdvisorNetworkProps>(page.body, 'AdvisorNetwork').flatMap(({ featured, network }) => [
    ...featured,
    ...network,
  ])
  if (advisors.length === 0) return []
  const member = advisors.map(
    ({ name, title, expertise, portrait }): Person => ({
      '@type': 'Person',
      name,
      jobTitle: title,
      // A plate that only adorns is no image of the person.
      ...(portrait?.alt && { image: baseUrl + portrait.fallback }),
      knowsAbout: expertise.slice(0, expertiseShown),
    }),
  )
  return [{ '@type': 'Organization', '@id': organizationId(baseUrl), member }]
}

/** The sessions to come. They are held online. */
function events({ page, baseUrl }: ThingSource): Event[] {
  const sessions = blocksOf<WebinarListProps>(page.body, 'WebinarList').flatMap(({ upcoming }) => upcoming)
  return sessions.map(({ slug, title, starts, ends, external }) => ({
    '@type': 'Event',
    name: title,
    startDate: starts,
    endDate: ends,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
    location: { '@type': 'VirtualLocation', url: external?.href ?? `${page.meta.canonical}#${slug}` },
    organizer: { '@id': organizationId(baseUrl) },
  }))
}
