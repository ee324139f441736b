import { addressOf } from '../../src/content/addresses.ts'
import { newestFirst } from '../../src/content/newest-first.ts'
import type { ContentData, Entry } from '../../src/content/queries.ts'
import { escapeHtml } from '../tools/escape-html.ts'
import { treeHtml } from './tree-html.ts'

/** How many of the newest briefings the feeds carry. */
const feedLength = 30

/** What a feed without briefings says about its age: Atom asks for a moment, and the build's clock would change it daily. */
const emptySince = '2025-01-01'

interface Item {
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
interface Channel {
  title: string
  description: string
  language: string
  baseUrl: string
  /** When anything in it last changed. */
  updated: string
}

const midnight = (date: string) => `${date}T00:00:00Z`

function item({ data, slug, body }: Entry<'articles'>, baseUrl: string): Item {
  const url = baseUrl + addressOf('articles', slug)
  return {
    title: data.title,
    url,
    summary: data.excerpt,
    html: treeHtml(body, url),
    author: data.author,
    category: data.category,
    date: midnight(data.date),
    updated: midnight(data.updated ?? data.date),
  }
}

function rss(items: Item[], { title, description, language, baseUrl, updated }: Channel): string {
  const entries = items.map(
    (entry) =>
      `<item><title>${escapeHtml(entry.title)}</title><link>${entry.url}</link><guid>${entry.url}</guid>` +
      `<pubDate>${new Date(entry.date).toUTCString()}</pubDate><atom:updated>${entry.updated}</atom:updated><category>${escapeHtml(entry.category)}</category>` +
      `<dc:creator>${escapeHtml(entry.author)}</dc:creator><description>${escapeHtml(entry.summary)}</description>` +
      `<content:encoded>${escapeHtml(entry.html)}</content:encoded></item>\n`,
  )
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" ' +
    'xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel>' +
    `<title>${escapeHtml(title)}</title><link>${baseUrl}/briefings</link><description>${escapeHtml(description)}</description>` +
    `<language>${language}</language><lastBuildDate>${new Date(updated).toUTCString()}</lastBuildDate><atom:link href="${baseUrl}/briefings/feed.xml" rel="self" type="application/rss+xml"/>\n` +
    `${entries.join('')}</channel></rss>\n`
  )
}

function atom(items: Item[], { title, language, baseUrl, updated }: Channel): string {
  const entries = items.map(
    (entry) =>
      `<entry><title>${escapeHtml(entry.title)}</title><id>${entry.url}</id><link href="${entry.url}"/>` +
      `<published>${entry.date}</published><updated>${entry.updated}</updated><author><name>${escapeHtml(entry.author)}</name></author>` +
      `<category term="${escapeHtml(entry.category)}"/><summary>${escapeHtml(entry.summary)}</summary><content type="html">${escapeHtml(entry.html)}</content></entry>\n`,
  )
  return (
    `<?xml version="1.0" encoding="UTF-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">` +
    `<title>${escapeHtml(title)}</title><id>${baseUrl}/briefings</id><updated>${updated}</updated>` +
    `<link href="${baseUrl}/briefings"/><link rel="self" href="${baseUrl}/briefings/atom.xml"/>\n${entries.join('')}</feed>\n`
  )
}

function jsonFeed(items: Item[], { title, description, language, baseUrl }: Channel): string {
  const feed = {
    version: 'https://jsonfeed.org/version/1.1',
    title,
    description,
    language,
    home_page_url: `${baseUrl}/briefings`,
    feed_url: `${baseUrl}/briefings/feed.json`,
    items: items.map((entry) => ({
      id: entry.url,
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

/** The newest briefings in full as RSS 2.0, Atom (RFC 4287) and JSON Feed 1.1, by file name. */
export function feeds(data: ContentData): Record<string, string> {
  const { name, baseUrl, locale } = data.singles.site
  const page = data.entries.pages.find(({ slug }) => slug === 'briefings')
  const items = newestFirst(data.entries.articles)
    .slice(0, feedLength)
    .map((entry) => item(entry, baseUrl))
  const channel: Channel = {
    title: `${name} · ${page?.data.title ?? ''}`,
    description: page?.data.description ?? '',
    language: locale,
    baseUrl,
    updated:
      items
        .map(({ updated }) => updated)
        .sort()
        .at(-1) ?? midnight(emptySince),
  }
  return {
    'briefings/feed.xml': rss(items, channel),
    'briefings/atom.xml': atom(items, channel),
    'briefings/feed.json': jsonFeed(items, channel),
  }
}
