import { element } from '../../src/body/plain.ts'
import type { Tree } from '../../src/body/tree.ts'
import { addressOf } from '../../src/content/addresses.ts'
import { briefingCategories, briefingCategory } from '../../src/content/briefing-category.ts'
import { lastingName } from '../../src/content/lasting-name.ts'
import { newestFirst } from '../../src/content/newest-first.ts'
import { type ContentData, type ContentIndex, contentIndex, type Entry } from '../../src/content/queries.ts'
import { linkTo } from '../../src/lib/link-to.ts'
import * as routes from '../../src/lib/routes.ts'
import { beginningOf } from '../../src/lib/zoned-time.ts'
import { escapeHtml } from '../tools/escape-html.ts'
import { treeHtml } from './tree-html.ts'

/** How many of the newest briefings the feeds carry. */
const feedLength = 30

/** What a feed without briefings says about its age: Atom asks for a moment, and the build's clock would change it daily. */
const emptySince = '2025-01-01T00:00:00Z'

export interface Item {
  /** Its first address. Who knows it shows the entry once, wherever it has moved. */
  id: string
  title: string
  url: string
  summary: string
  html: string
  author: string
  category: string
  date: string
  updated: string
}

/** What a feed says about itself. */
export interface Channel {
  title: string
  description: string
  language: string
  baseUrl: string
  /** The page it follows, and its own address. */
  page: string
  file: string
  /** When anything in it last changed. */
  updated: string
}

/** What stands under the title of a briefing on its page, in the same order. */
function wholeText({ data, body }: Entry<'articles'>, content: ContentIndex): Tree {
  const words = content.single('articleWords')
  return [
    element('h2', words.takeaways),
    element('ol', ...data.takeaways.map((sentence) => element('li', sentence))),
    ...body,
    element('h2', words.about),
    element('p', `${data.author}, ${data.authorRole}`),
  ]
}

function item(entry: Entry<'articles'>, content: ContentIndex): Item {
  const { data, slug } = entry
  const { baseUrl, officeHours } = content.single('site')
  const url = baseUrl + addressOf('articles', slug)
  // Its day begins where the firm is.
  const moment = (date: string) => beginningOf(date, officeHours.timeZone)
  return {
    id: baseUrl + addressOf('articles', lastingName(entry)),
    title: data.title,
    url,
    summary: data.excerpt,
    html: treeHtml(wholeText(entry, content), url, content),
    author: data.author,
    category: briefingCategory(entry, content).name,
    date: moment(data.date),
    updated: moment(data.updated ?? data.date),
  }
}

/** An id that is an address is one the reader may follow, unless it says it is not. */
const guid = ({ id, url }: Item) => (id === url ? `<guid>${id}</guid>` : `<guid isPermaLink="false">${id}</guid>`)

/** A feed as RSS 2.0. */
export function rss(items: Item[], { title, description, language, baseUrl, page, file, updated }: Channel): string {
  const entries = items.map(
    (entry) =>
      `<item><title>${escapeHtml(entry.title)}</title><link>${entry.url}</link>${guid(entry)}` +
      `<pubDate>${new Date(entry.date).toUTCString()}</pubDate><atom:updated>${entry.updated}</atom:updated><category>${escapeHtml(entry.category)}</category>` +
      `<dc:creator>${escapeHtml(entry.author)}</dc:creator><description>${escapeHtml(entry.summary)}</description>` +
      `<content:encoded>${escapeHtml(entry.html)}</content:encoded></item>\n`,
  )
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" ' +
    'xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel>' +
    `<title>${escapeHtml(title)}</title><link>${baseUrl}${page}</link><description>${escapeHtml(description)}</description>` +
    `<language>${language}</language><lastBuildDate>${new Date(updated).toUTCString()}</lastBuildDate><atom:link href="${baseUrl}${file}" rel="self" type="application/rss+xml"/>\n` +
    `${entries.join('')}</channel></rss>\n`
  )
}

function atom(items: Item[], { title, language, baseUrl, updated }: Channel): string {
  const entries = items.map(
    (entry) =>
      `<entry><title>${escapeHtml(entry.title)}</title><id>${entry.id}</id><link rel="alternate" href="${entry.url}"/>` +
      `<published>${entry.date}</published><updated>${entry.updated}</updated><author><name>${escapeHtml(entry.author)}</name></author>` +
      `<category term="${escapeHtml(entry.category)}"/><summary>${escapeHtml(entry.summary)}</summary><content type="html">${escapeHtml(entry.html)}</content></entry>\n`,
  )
  return (
    `<?xml version="1.0" encoding="UTF-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">` +
    `<title>${escapeHtml(title)}</title><id>${baseUrl}${routes.briefingsPage}</id><updated>${updated}</updated>` +
    `<link rel="alternate" type="text/html" href="${baseUrl}${routes.briefingsPage}"/><link rel="self" href="${baseUrl}${routes.atomFeed}"/>\n${entries.join('')}</feed>\n`
  )
}

/** The same as JSON Feed 1.1. */
export function jsonFeed(items: Item[], { title, description, language, baseUrl, page, file }: Channel): string {
  const feed = {
    version: 'https://jsonfeed.org/version/1.1',
    title,
    description,
    language,
    home_page_url: `${baseUrl}${page}`,
    feed_url: `${baseUrl}${file}`,
    items: items.map((entry) => ({
      id: entry.id,
      url: entry.url,
      title: entry.title,
      summary: entry.summary,
      content_html: entry.html,
      date_published: entry.date,
      date_modified: entry.updated,
      authors: [{ name: entry.author }],
      tags: [entry.category],
    })),
  }
  return `${JSON.stringify(feed, null, 1)}\n`
}

/** When anything in a feed last changed. */
export function lastChange(items: Item[]): string {
  const moments = items.map(({ updated }) => updated).sort()
  return moments.at(-1) ?? emptySince
}

/** The newest briefings in full as RSS 2.0, Atom (RFC 4287) and JSON Feed 1.1, those of each category as RSS, by address. */
export function feeds(data: ContentData): Record<string, string> {
  const content = contentIndex(data)
  const { name, baseUrl, locale } = data.singles.site
  const page = data.entries.pages.find(({ slug }) => slug === 'briefings')
  const articles = newestFirst(data.entries.articles)
  const itemsOf = (entries: readonly Entry<'articles'>[]) =>
    entries.slice(0, feedLength).map((entry) => item(entry, content))
  const title = `${name} · ${page?.data.title ?? ''}`
  const items = itemsOf(articles)
  const channel: Channel = {
    title,
    description: page?.data.description ?? '',
    language: locale,
    baseUrl,
    page: routes.briefingsPage,
    file: routes.rssFeed,
    updated: lastChange(items),
  }
  const byCategory = briefingCategories(content).map(({ id, name: category, href }): [string, string] => {
    const { description } = content.entryAt('categories', id).data
    const own = itemsOf(articles.filter((entry) => entry.data.category === id))
    const file = linkTo('categoryFeed', { slug: id })
    const channelOf = {
      ...channel,
      title: `${title}: ${category}`,
      description,
      page: href,
      file,
      updated: lastChange(own),
    }
    return [file, rss(own, channelOf)]
  })
  return {
    [routes.rssFeed]: rss(items, channel),
    [routes.atomFeed]: atom(items, channel),
    [routes.jsonFeed]: jsonFeed(items, { ...channel, file: routes.jsonFeed }),
    ...Object.fromEntries(byCategory),
  }
}
