import { resolveBlocks } from '#src/blocks/resolve.ts'
import { recordsShownBy } from '#src/blocks/rows.ts'
import { blockNames } from '#src/body/block-names.ts'
import { addressOf } from '#src/content/addresses.ts'
import { briefingCategory } from '#src/content/briefing-category.ts'
import { type CollectionName, collections, type EntriesName, type ListName } from '#src/content/collections.ts'
import { siteTimelines } from '#src/content/legal/versions.ts'
import { newestFirst } from '#src/content/newest-first.ts'
import type { ContentIndex, Heading } from '#src/content/queries.ts'
import { formatDate } from '#src/lib/dates.ts'
import { fillWords } from '#src/lib/fill-words.ts'
import { linkTo } from '#src/lib/link-to.ts'
import { plainLegalBody } from '#src/pages/legal/view/body.ts'
import type { SearchEntry, SearchHeading, SearchKind } from '#src/site/search/search-entry.ts'
import { legalSections } from './legal-sections.ts'
import { stringsIn } from './strings-in.ts'

/** An entry before the most telling words of its text are chosen. */
export interface SearchSource extends Omit<SearchEntry, 'words'> {
  /** Everything else it says. Asked for only when there is room for words of it: bodies are not read before. */
  rest: () => string
}

/** What the sources are made from: the public content. */
export interface SearchContent {
  content: ContentIndex
  today: string
  /** How many briefings are wanted, from the newest. */
  briefings: number
}

type Sources = (from: SearchContent) => SearchSource[]

const headingsOf = (headings: readonly Heading[]): SearchHeading[] =>
  headings.map(({ id, text }) => ({ text, suffix: `#${id}` }))

/** The records that a block shows as places of the page, as headings of it. */
const recordHeadings = (block: string, content: ContentIndex): SearchHeading[] =>
  recordsShownBy(block).flatMap(({ collection, at, found, query }) => {
    if (!at || !found) return []
    return recordsOf(collection, content).flatMap(([id, fields]) =>
      found(fields).map((text) => ({ text, suffix: `${query?.(fields) ?? ''}#${at(id)}` })),
    )
  })

/** Each record of a collection with its slug or id. */
function recordsOf(name: CollectionName, content: ContentIndex): [string, never][] {
  if (collections[name].kind === 'list')
    return content.list(name as ListName).map((row) => ['id' in row ? String(row.id) : '', row as never])
  return content.entries(name as EntriesName).map(({ slug, data }) => [slug, data as never])
}

const pages: Sources = ({ content }) =>
  content
    .entries('pages')
    .filter(({ data }) => data.template === 'page' || data.template === 'home')
    .map(({ slug, data, body, headings }) => ({
      title: data.title,
      href: addressOf('pages', slug),
      note: '',
      text: data.description,
      headings: [...headingsOf(headings), ...blockNames(body).flatMap((name) => recordHeadings(name, content))],
      rest: () => stringsIn([data.hero, resolveBlocks(body, content)]),
    }))

const articles: Sources = ({ content, briefings }) =>
  newestFirst(content.entries('articles'))
    .slice(0, briefings)
    .map((entry) => {
      const { slug, data, headings } = entry
      return {
        title: data.title,
        href: addressOf('articles', slug),
        note: briefingCategory(entry, content).name,
        text: data.description,
        headings: headingsOf(headings),
        rest: () => stringsIn([data.excerpt, data.author, data.takeaways, entry.body]),
      }
    })

const jobs: Sources = ({ content }) =>
  content.entries('jobs').map((entry) => ({
    title: entry.data.title,
    href: addressOf('jobs', entry.slug),
    note: entry.data.location,
    text: entry.data.description,
    headings: headingsOf(entry.headings),
    rest: () => stringsIn([entry.data.skills, entry.data.impact, entry.data.type, entry.body]),
  }))

/** The place of a record on the page that shows all of its collection. */
const recordHref = (name: EntriesName & ('advisors' | 'caseStudies' | 'resources' | 'webinars'), slug: string) =>
  `${collections[name].shownOn}#${slug}`

const caseStudies: Sources = ({ content }) =>
  content.entries('caseStudies').map(({ slug, data }) => ({
    title: data.title,
    href: recordHref('caseStudies', slug),
    note: data.industry,
    text: `${data.impact} ${data.impactLabel}`,
    headings: [],
    rest: () => stringsIn([data.client, data.challenge, data.solution, data.results, data.tags]),
  }))

const resources: Sources = ({ content }) => [
  ...content.entries('resources').map(({ slug, data }) => ({
    title: data.title,
    href: recordHref('resources', slug),
    note: data.type,
    text: data.description,
    headings: [],
    rest: () => stringsIn([data.group, data.tags, data.contents]),
  })),
  ...content.entries('webinars').map(({ slug, data }) => ({
    title: data.title,
    href: recordHref('webinars', slug),
    note: fillWords(content.single('searchWords').webinar, { date: formatDate(data.date) }),
    text: data.description,
    headings: [],
    rest: () => stringsIn([data.speaker, data.chapters, data.excerpt]),
  })),
]

const advisors: Sources = ({ content }) =>
  content.entries('advisors').map(({ slug, data }) => ({
    title: data.name,
    href: recordHref('advisors', slug),
    note: data.title,
    text: data.background,
    headings: [],
    rest: () => stringsIn([data.expertise, data.education, data.category]),
  }))

/** The sections of the legal texts in effect. */
const legal: Sources = ({ content, today }) =>
  siteTimelines(content, today).flatMap(({ document, current }) => {
    if (!current) return []
    const entry = current.source
    return legalSections(plainLegalBody(entry, content, today), entry.headings).map(
      ({ title, id, text, headings, rest }) => ({
        title,
        href: `${linkTo('legal', { document })}#${id}`,
        note: entry.data.title,
        text,
        headings: headings.map((heading) => ({ text: heading.text, suffix: `#${heading.id}` })),
        rest: () => rest,
      }),
    )
  })

const kinds: Record<SearchKind, Sources> = {
  page: pages,
  article: articles,
  caseStudy: caseStudies,
  resource: resources,
  job: jobs,
  advisor: advisors,
  legal,
}

/**
 * Everything that can be found, by kind, from what is public today.
 *
 * @param briefings how many of the briefings, from the newest; all without it.
 */
export function searchSources(
  content: ContentIndex,
  today: string,
  briefings = Number.POSITIVE_INFINITY,
): Record<SearchKind, SearchSource[]> {
  const from: SearchContent = { content, today, briefings }
  const found = Object.entries(kinds).map(([kind, sources]) => [kind, sources(from)])
  return Object.fromEntries(found) as Record<SearchKind, SearchSource[]>
}
