import type { Tree } from '#src/body/tree.ts'
import type { Address } from '#src/content/addresses.ts'
import { archivePlace } from '#src/content/archive.ts'
import { briefingCategories } from '#src/content/briefing-category.ts'
import type { ContentIndex } from '#src/content/queries.ts'
import type { ArchiveWords } from '#src/content/schemas/archive-words.ts'
import { fillWords } from '#src/lib/fill-words.ts'
import { linkTo } from '#src/lib/link-to.ts'
import * as routes from '#src/lib/routes.ts'
import type { ArchiveView } from '#src/pages/archive/template.tsx'
import { breadcrumb } from '#src/pages/view/breadcrumb.ts'
import type { Draft } from '#src/pages/view/draft.ts'
import { archiveYears, type BriefingPage, briefingPage } from './view/archive.ts'
import { archiveGroups } from './view/groups.ts'
import { listNames, pageSpan } from './view/names.ts'

/** A page of a list of briefings. */
export function archiveDraft({ path }: Address, content: ContentIndex): Draft<ArchiveView> {
  const page = briefingPage(path, content)
  const words = content.single('archiveWords')
  const { title: listTitle, intro } = listNames(page, content)
  const { list, number, items } = page
  const title = path === listPath(page) ? listTitle : fillWords(words.numbered, { title: listTitle, number })
  const view = archiveView(path, page, content)
  const about = pageSpan(page, fillWords(words.aboutOne, { title }), fillWords(words.about, { title }))
  return {
    title,
    description: list.kind === 'category' && path === listPath(page) ? intro : about,
    index: items.length > 0,
    body: number === page.of ? closing(content) : [],
    view,
    links: linksOf(view),
  }
}

/** The address of the list itself; that of all briefings has none of its own. */
const listPath = ({ list }: BriefingPage) =>
  list.kind === 'all' ? routes.briefingsPage : archivePlace(list, 1, 1).path

function archiveView(path: string, page: BriefingPage, content: ContentIndex): ArchiveView {
  const { list, number, of, items } = page
  const words = content.single('archiveWords')
  const { name, intro } = listNames(page, content)
  const categories = briefingCategories(content)
  const category = list.kind === 'category' ? categories.find(({ id }) => id === list.name) : undefined
  const position = fillWords(words.position, { number, total: of })
  return {
    path,
    hero: {
      title: name,
      eyebrow: words.eyebrow,
      subtitle: of > 1 ? position : undefined,
      description: intro,
      tone: 'dark',
      art: category?.art ?? 'nomogram',
    },
    breadcrumb: trail(path, page, name, position, content),
    list: listPath(page),
    span: pageSpan(page, words.spanOne, words.span),
    empty: items.length === 0 ? fillWords(words.empty, { name }) : undefined,
    groups: archiveGroups(page, content),
    categories: categories.map(({ id, name, href }) => ({ id, name, href })),
    years: content.ask(archiveYears).map((year) => ({ name: year, href: linkTo('year', { year }) })),
    pages: of > 1 ? pager(page, words.page) : undefined,
    feed: category && { href: linkTo('categoryFeed', { slug: category.id }), name: fillWords(words.feed, { name }) },
    words: shownWords(words),
  }
}

/** The words that are on the page as they are written. */
function shownWords({ categories, everything, pages, newer, older, years }: ArchiveWords): ArchiveView['words'] {
  return { categories, everything, pages, newer, older, years }
}

/** Home, the page about briefings, the list, and its page where it has several. */
function trail(path: string, page: BriefingPage, name: string, position: string, content: ContentIndex) {
  if (page.list.kind === 'all') return breadcrumb(content, path, position)
  const items = breadcrumb(content, listPath(page), name)
  return path === listPath(page) ? items : [...items, { name: position, href: path }]
}

function pager({ list, number, of }: BriefingPage, name: string): ArchiveView['pages'] {
  const at = (other: number) => (other < 1 || other > of ? undefined : archivePlace(list, other, of).path)
  return {
    newer: at(number + 1),
    older: at(number - 1),
    current: number,
    numbered: shownPages(number, of).map((other) => ({
      number: other,
      href: at(other) as string,
      name: fillWords(name, { number: other }),
    })),
  }
}

/** What the head of the page links to: its neighbors in the list, and the feed of the category. */
function linksOf({ pages, feed }: ArchiveView): Draft<ArchiveView>['links'] {
  return [
    ...(pages?.newer ? [{ rel: 'prev', href: pages.newer }] : []),
    ...(pages?.older ? [{ rel: 'next', href: pages.older }] : []),
    ...(feed ? [{ rel: 'alternate', type: 'application/rss+xml', title: feed.name, href: feed.href }] : []),
  ]
}

/**
 * What closes the newest page of a list: what stands below the list on the page about briefings. The others are for who
 * looks something up, and carry twenty briefings within the first window of a connection.
 */
function closing(content: ContentIndex): Tree {
  const page = content.entries('pages').find(({ url }) => url === routes.briefingsPage)
  return page?.body.filter((node) => !JSON.stringify(node).includes('"BriefingList"')) ?? []
}

/** On each side of the current page. */
const around = 1

/** Which pages of a list are linked from one of them, the newest first: both ends, and those around it. */
function shownPages(current: number, of: number): number[] {
  const near = Array.from({ length: 2 * around + 1 }, (_, index) => current + around - index)
  return [...new Set([of, ...near.filter((number) => number > 1 && number < of), 1])]
}
