import { z } from 'zod'
import type { BlockDefinition, PropsOf } from '#src/blocks/block-definition.ts'
import type { BriefingSummary } from '#src/blocks/briefing-list/briefing-summary.ts'
import { latestShown } from '#src/blocks/briefing-list/latest-shown.ts'
import { bulleted, element, link, paragraphs } from '#src/body/plain.ts'
import type { Tree } from '#src/body/tree.ts'
import { addressOf } from '#src/content/addresses.ts'
import { archivePages } from '#src/content/archive.ts'
import { briefingCategories, briefingCategory } from '#src/content/briefing-category.ts'
import { text, textWith } from '#src/content/field-types.ts'
import { newestFirst } from '#src/content/newest-first.ts'
import type { PictureView } from '#src/content/picture-order.ts'
import { pictureView } from '#src/content/pictures.ts'
import type { ContentIndex, Entry, WholeContent } from '#src/content/queries.ts'
import { formatDate } from '#src/lib/dates.ts'
import { fillWords } from '#src/lib/fill-words.ts'
import * as routes from '#src/lib/routes.ts'

export const briefingList = {
  description: 'Category chips, featured and latest briefings.',
  props: z.strictObject({
    chipsLabel: text('Name of the group of chips for screen readers.'),
    all: text('The chip that shows every category.'),
    featuredTitle: text('Heading above the featured briefings.'),
    latestTitle: text('Heading above the latest briefings.'),
    readFull: text('Link of a featured briefing; the title is added for screen readers.'),
    readMore: text('Link of another briefing; the title is added for screen readers.'),
    viewAll: text('The link that shows everything.'),
    found: textWith(
      ['count', 'category'],
      'Announced after choosing a category; {count} and {category} are filled in.',
    ),
    foundOne: textWith(['category'], 'The same for one briefing; {category} is filled in.'),
    empty: textWith(['category'], 'Shown when a category has no briefing; {category} is filled in.'),
    showAll: text('The button under that.'),
  }),
  interactive: true,
  children: 'none',
  shows: {
    articles: { counted: [{ noun: /briefings?/ }] },
    categories: { counted: [{ noun: /categor(?:y|ies)/ }] },
  },
  places: ['featured-briefings', 'all-briefings'],
  example:
    '<BriefingList chipsLabel="Filter briefings by category" all="All Briefings" featuredTitle="Featured briefings" latestTitle="Latest briefings" readFull="Read Full Briefing" readMore="Read More" viewAll="View All Briefings" found="{count} briefings in {category}" foundOne="1 briefing in {category}" empty="No briefings in {category} yet" showAll="Show all briefings" />',
} as const satisfies BlockDefinition

export interface BriefingListProps extends PropsOf<typeof briefingList> {
  categories: ChipCategory[]
  /** Those the page carries, the newest first. */
  briefings: BriefingSummary[]
  /** Whether these are all there are: then they are filtered in place. */
  complete: boolean
  /** The list of all briefings; left out while the page shows all of them at first. */
  archive?: string
}

/** A category as its chip shows it. */
export interface ChipCategory {
  id: string
  name: string
  /** The page of the category. */
  href: string
}

/** Up to so many briefings come with the page and are filtered in place; more are on pages of their own. */
export const filteredInPlace = 30

/** So many featured briefings stand at the top when the page does not carry them all. */
const featuredShown = 2

/** Two stand side by side from 48rem on; from 64rem on the height they are cut to asks for as much as anywhere. */
const inColumns = (cover: PictureView) => ({
  ...cover,
  sizes: `(min-width: 48rem) and (max-width: 63.99rem) 45vw, ${cover.sizes}`,
})

/** A briefing as lists show it. */
export function briefingSummary(entry: Entry<'articles'>, content: ContentIndex): BriefingSummary {
  const { slug, data } = entry
  const { art, id, name } = briefingCategory(entry, content)
  return {
    slug,
    href: addressOf('articles', slug),
    art,
    // The rows of the list show none.
    cover: data.featured && data.cover ? inColumns(pictureView(data.cover, 'cover', content)) : undefined,
    title: data.title,
    excerpt: data.excerpt,
    date: { iso: data.date, text: formatDate(data.date) },
    readTime: fillWords(content.single('articleWords').readTime, { minutes: data.readTime }),
    category: { id, name },
    featured: data.featured,
  }
}

/** Those at the top of a page that does not carry all: one that is featured but stands no longer there is like any other. */
function newestOf(articles: readonly Entry<'articles'>[]) {
  const featured = articles.filter(({ data }) => data.featured).slice(0, featuredShown)
  const latest = articles.filter((entry) => !featured.includes(entry)).slice(0, latestShown)
  return [...featured, ...latest].map((entry) => ({ slug: entry.slug, featured: featured.includes(entry) }))
}

/** Which briefings a page carries that lists them, and where the others are. */
export function listedBriefings(content: WholeContent) {
  const articles = newestFirst(content.entries('articles'))
  const complete = articles.length <= filteredInPlace
  const atFirst = articles.filter(({ data }) => data.featured).length + latestShown
  return {
    briefings: complete ? articles.map(({ slug, data }) => ({ slug, featured: data.featured })) : newestOf(articles),
    complete,
    archive: articles.length > atFirst || !complete ? archivePages(articles, [])[0]?.path : undefined,
  }
}

/** The categories of the chips, the briefings the page carries, and where the others are. */
export function loadBriefingList(props: PropsOf<typeof briefingList>, content: ContentIndex): BriefingListProps {
  const { briefings, ...listed } = content.ask(listedBriefings)
  return {
    ...props,
    categories: briefingCategories(content).map(({ id, name, href }) => ({ id, name, href })),
    briefings: briefings.map(({ slug, featured }) => ({
      ...briefingSummary(content.entryAt('articles', slug), content),
      featured,
    })),
    ...listed,
  }
}

/** The categories, and the briefings the page carries with their links, the featured ones first. */
export function plainBriefingList({ categories, briefings, archive, ...words }: BriefingListProps): Tree {
  const featured = briefings.filter((briefing) => briefing.featured)
  const latest = briefings.filter((briefing) => !briefing.featured)
  return [
    bulleted([link(routes.briefingsPage, words.all), ...categories.map(({ name, href }) => link(href, name))]),
    ...group(words.featuredTitle, featured, words.readFull),
    ...group(words.latestTitle, latest, words.readMore),
    ...paragraphs(link(archive ?? `${routes.briefingsPage}#all-briefings`, words.viewAll)),
  ]
}

function group(title: string, briefings: readonly BriefingSummary[], label: string): Tree {
  if (briefings.length === 0) return []
  return [
    element('h2', title),
    ...briefings.flatMap((briefing) => [
      element('h3', briefing.title),
      ...paragraphs(meta(briefing), briefing.excerpt, link(briefing.href, label)),
    ]),
  ]
}

const meta = ({ category, date, readTime }: BriefingSummary) =>
  [category?.name, date.text, readTime].filter(Boolean).join(' · ')
