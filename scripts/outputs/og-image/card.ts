import { articleArt } from '../../../src/content/article-art.ts'
import type { ContentIndex, Entry } from '../../../src/content/queries.ts'
import { formatDate } from '../../../src/lib/dates.ts'
import { newestFirst } from '../../../src/lib/newest-first.ts'
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
}

/** How many of the newest briefings have an image of their own; older ones share the one of their category. */
export const ownBriefingImages = 30

function pageCard({ slug, data }: Entry<'pages'>, tagline: string): Card {
  const { hero, title } = data
  const art = hero.art === 'none' ? 'curve' : hero.art
  const seed = slug === 'index' ? '/' : `/${slug}`
  return { label: hero.eyebrow ?? title, title: hero.title, note: tagline, art, seed }
}

function articleCard({ slug, data }: Entry<'articles'>): Card {
  const note = `${data.author} · ${formatDate(data.date)}`
  return { label: data.category, title: data.title, note, art: articleArt[data.category], seed: slug }
}

function jobCard({ slug, data }: Entry<'jobs'>, label: string): Card {
  const note = `${data.location} · ${salaryRange(data.salaryMin, data.salaryMax)}`
  return { label, title: data.title, note, art: 'ledger', seed: slug }
}

const titleOf = (slug: string, content: ContentIndex) =>
  content.entries('pages').find((page) => page.slug === slug)?.data.title ?? ''

/** Every image of the site, by the path of the page it stands for, or of the category it is shared in. */
function drawCards(content: ContentIndex): Map<string, Card> {
  const { tagline } = content.single('site')
  const { eyebrow } = content.single('legalWords')
  const articles = content.entries('articles').toSorted(newestFirst)
  const shared = new Set(articles.slice(ownBriefingImages).map(({ data }) => data.category))
  const [briefings, careers] = [titleOf('briefings', content), titleOf('careers', content)]
  return new Map<string, Card>([
    ...content
      .entries('pages')
      .filter(({ data }) => data.template !== 'not-found')
      .map((entry) => [entry.url as string, pageCard(entry, tagline)] as const),
    ...content.entries('jobs').map((entry) => [entry.url as string, jobCard(entry, careers)] as const),
    ...content
      .entries('legal')
      .map(({ slug, data }): [string, Card] => [
        `/${slug.split('/')[0]}`,
        { label: eyebrow, title: data.title, note: formatDate(data.lastUpdated), art: 'ledger', seed: slug },
      ]),
    ...articles.slice(0, ownBriefingImages).map((entry) => [entry.url as string, articleCard(entry)] as const),
    ...[...shared].map((category): [string, Card] => [
      category,
      { label: briefings, title: category, note: tagline, art: articleArt[category], seed: category },
    ]),
  ])
}

const known = new WeakMap<ContentIndex, Map<string, Card>>()

/** The cards of all images, worked out once per index. */
export function cards(content: ContentIndex): Map<string, Card> {
  const found = known.get(content) ?? drawCards(content)
  known.set(content, found)
  return found
}
