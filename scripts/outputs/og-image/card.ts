import { briefingCategories, briefingCategory } from '../../../src/content/briefing-category.ts'
import { siteTimelines } from '../../../src/content/legal/versions.ts'
import { newestFirst } from '../../../src/content/newest-first.ts'
import type { PictureOrder } from '../../../src/content/picture-order.ts'
import { pictureOrder } from '../../../src/content/pictures.ts'
import type { Entry, WholeContent } from '../../../src/content/queries.ts'
import { formatDate } from '../../../src/lib/dates.ts'
import { linkTo } from '../../../src/lib/link-to.ts'
import { salaryRange } from '../../../src/lib/salary-range.ts'
import type { ArtFamily } from '../../../src/site/hero/art/families.ts'

/** The words and the drawing of one image. */
export interface Card {
  /** Short label above the title. */
  label: string
  title: string
  /** One line at the foot. */
  note: string
  art: ArtFamily
  /** What the drawing depends on: the same as on the page. */
  seed: string
  /** The picture in place of the drawing. */
  cover?: PictureOrder
}

/** How many of the newest briefings have an image of their own; older ones share the one of their category. */
export const ownBriefingImages = 30

function pageCard({ url, data }: Entry<'pages'>, tagline: string): Card {
  const { hero, title } = data
  const art = hero.art === 'none' ? 'curve' : hero.art
  return { label: hero.eyebrow ?? title, title: hero.title, note: tagline, art, seed: url as string }
}

function articleCard(entry: Entry<'articles'>, content: WholeContent): Card {
  const { slug, data } = entry
  const { name, art } = briefingCategory(entry, content)
  const note = `${data.author} · ${formatDate(data.date)}`
  const cover = data.cover && { cover: pictureOrder(data.cover, 'card', content) }
  return { label: name, title: data.title, note, art, seed: slug, ...cover }
}

function jobCard({ slug, data }: Entry<'jobs'>, label: string): Card {
  const note = `${data.location} · ${salaryRange(data.salaryMin, data.salaryMax)}`
  return { label, title: data.title, note, art: 'ledger', seed: slug }
}

function legalCard({ slug, data }: Entry<'legal'>, label: string): Card {
  return { label, title: data.title, note: formatDate(data.lastUpdated), art: 'ledger', seed: slug }
}

const titleOf = (slug: string, content: WholeContent) =>
  content.entries('pages').find((page) => page.slug === slug)?.data.title ?? ''

/**
 * Every image of the site, by the path of the page it stands for.
 *
 * @param today the day that decides which version of a legal text its picture tells of
 */
export function cards(content: WholeContent, today: string): Map<string, Card> {
  const { tagline } = content.single('site')
  const { eyebrow } = content.single('legalWords')
  const articles = newestFirst(content.entries('articles'))
  const [briefings, careers] = [titleOf('briefings', content), titleOf('careers', content)]
  return new Map<string, Card>([
    ...content
      .entries('pages')
      .filter(({ data }) => data.template !== 'not-found')
      .map((entry) => [entry.url as string, pageCard(entry, tagline)] as const),
    ...content.entries('jobs').map((entry) => [entry.url as string, jobCard(entry, careers)] as const),
    ...siteTimelines(content, today).flatMap((timeline): [string, Card][] =>
      [timeline.current ?? timeline.versions.at(-1)].flatMap((version) =>
        version ? [[linkTo('legal', timeline), legalCard(version.source, eyebrow)]] : [],
      ),
    ),
    ...articles.slice(0, ownBriefingImages).map((entry) => [entry.url as string, articleCard(entry, content)] as const),
    ...briefingCategories(content).map(({ name, href, art }): [string, Card] => [
      href,
      { label: briefings, title: name, note: tagline, art, seed: name },
    ]),
  ])
}

/** Whether there is an image for the page at a path. */
export function hasCard(content: WholeContent, path: string): boolean {
  return content.once(cardPaths).has(path)
}

/** They are the same on any day. */
const cardPaths = (content: WholeContent) => new Set(cards(content, '').keys())
