import type { PropsOf } from '#src/blocks/block-definition.ts'
import type { BriefingListProps } from '#src/blocks/briefing-list/briefing-list-props.ts'
import type { BriefingSummary } from '#src/blocks/briefing-list/briefing-summary.ts'
import type { briefingList } from '#src/blocks/briefing-list/schema.ts'
import { addressOf } from '#src/content/addresses.ts'
import { archivePages } from '#src/content/archive.ts'
import { briefingCategories, briefingCategory } from '#src/content/briefing-category.ts'
import { newestFirst } from '#src/content/newest-first.ts'
import type { PictureView } from '#src/content/picture-order.ts'
import { pictureView } from '#src/content/pictures.ts'
import type { ContentIndex, Entry, WholeContent } from '#src/content/queries.ts'
import { formatDate } from '#src/lib/dates.ts'
import { fillWords } from '#src/lib/fill-words.ts'
import { latestShown } from './latest-shown.ts'

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
