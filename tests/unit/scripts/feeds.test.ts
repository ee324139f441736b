// @vitest-environment dom
import { expect, test } from 'vitest'
import type { ContentData } from '#src/content/queries.ts'
import { feeds } from '../../../scripts/outputs/feeds.ts'
import { realData } from '../../support/labels.ts'

const all = async () => feeds(realData())
const newestFirst = (data: ContentData) =>
  data.entries.articles.toSorted((a, b) => b.data.date.localeCompare(a.data.date) || a.slug.localeCompare(b.slug))

function parse(text = '') {
  const xml = new DOMParser().parseFromString(text, 'application/xml')
  expect(xml.querySelector('parsererror')).toBeNull()
  return xml
}

const texts = (root: Document | Element, name: string) =>
  [...root.getElementsByTagName(name)].map((element) => element.textContent ?? '')

/** Every address in a piece of HTML that a reader elsewhere could not follow. */
function relative(html: string) {
  const fragment = new DOMParser().parseFromString(html, 'text/html')
  return [...fragment.querySelectorAll('[href], [src]')]
    .map((element) => element.getAttribute('href') ?? element.getAttribute('src') ?? '')
    .filter((address) => !/^(?:https?:|mailto:|tel:|#)/.test(address))
}

test('the RSS feed carries every briefing in full, newest first', async () => {
  const data = realData()
  const xml = parse((await all())['/briefings/feed.xml'])
  const items = [...xml.getElementsByTagName('item')]
  const articles = newestFirst(data)
  expect(items.map((item) => texts(item, 'title')[0])).toEqual(articles.map(({ data: { title } }) => title))
  for (const [index, item] of items.entries()) {
    const { slug, data: article } = articles[index] as (typeof articles)[0]
    const address = `${data.singles.site.baseUrl}/briefings/${slug}`
    expect([texts(item, 'link')[0], texts(item, 'guid')[0]]).toEqual([address, address])
    expect(new Date(texts(item, 'pubDate')[0] ?? '').toISOString().slice(0, 10)).toBe(article.date)
    const html = texts(item, 'content:encoded')[0] ?? ''
    expect(html.length).toBeGreaterThan(2000)
    expect(relative(html)).toEqual([])
  }
})

test('every feed says its language and how new it is', async () => {
  const data = realData()
  // The schema allows one language so far; the feeds must not know which.
  Object.assign(data.singles.site, { locale: 'en-GB' })
  const made = feeds(data)
  const [rss, atom] = [parse(made['/briefings/feed.xml']), parse(made['/briefings/atom.xml'])]
  expect(texts(rss, 'language')).toEqual(['en-GB'])
  expect(atom.documentElement.getAttribute('xml:lang')).toBe('en-GB')
  expect(JSON.parse(made['/briefings/feed.json'] ?? '').language).toBe('en-GB')
  const newest = texts(atom, 'updated')[0] ?? ''
  expect(new Date(texts(rss, 'lastBuildDate')[0] ?? '').toISOString()).toBe(newest.replace('Z', '.000Z'))
})

/** What clocks in New York show at a moment: readers of the firm see the day that stands on the page. */
const atTheFirm = (moment = '') =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/New_York', dateStyle: 'short', timeStyle: 'short' }).format(
    new Date(moment),
  )

test('the Atom feed has an entry with id, dates and author for each briefing', async () => {
  const data = realData()
  const xml = parse((await all())['/briefings/atom.xml'])
  expect(xml.documentElement.namespaceURI).toBe('http://www.w3.org/2005/Atom')
  const entries = [...xml.getElementsByTagName('entry')]
  expect(entries).toHaveLength(data.entries.articles.length)
  const updated = entries.map((entry) => texts(entry, 'updated')[0] ?? '')
  for (const [index, { data: article }] of newestFirst(data).entries()) {
    const entry = entries[index] as Element
    expect(texts(entry, 'name')).toEqual([article.author])
    expect(atTheFirm(texts(entry, 'published')[0])).toBe(`${article.date} 00:00`)
    expect(texts(entry, 'id')[0]).toMatch(/^https:/)
    expect(relative(texts(entry, 'content')[0] ?? '')).toEqual([])
  }
  expect(texts(xml, 'updated')[0]).toBe(updated.toSorted().at(-1))
})

test('the JSON feed follows version 1.1', async () => {
  const feed = JSON.parse((await all())['/briefings/feed.json'] ?? '')
  expect(feed.version).toBe('https://jsonfeed.org/version/1.1')
  expect(feed.feed_url).toMatch(/^https:.*\/briefings\/feed\.json$/)
  for (const item of feed.items) {
    expect(item.id).toBe(item.url)
    expect(item.date_published).toMatch(/^\d{4}-\d{2}-\d{2}T\d{2}:00:00Z$/)
    expect(atTheFirm(item.date_published)).toMatch(/ 00:00$/)
    expect(relative(item.content_html)).toEqual([])
  }
})

test('signs with a meaning in XML arrive as they were written', async () => {
  const data = realData()
  const [first] = data.entries.articles
  if (!first) throw new Error('No briefing.')
  const title = 'Profit & <loss>: "both" ]]>'
  const odd = {
    ...first,
    slug: 'odd',
    data: { ...first.data, title, author: 'A & B' },
    body: [['p', null, '1 < 2 & 3 > 2']] as ContentData['entries']['articles'][0]['body'],
  }
  const made = feeds({ ...data, entries: { ...data.entries, articles: [odd] } })
  const rss = parse(made['/briefings/feed.xml'])
  const item = rss.getElementsByTagName('item')[0] as Element
  expect(texts(item, 'title')).toEqual([title])
  expect(texts(item, 'content:encoded')[0]).toContain('<p>1 &lt; 2 &amp; 3 &gt; 2</p>')
  const atom = parse(made['/briefings/atom.xml'])
  expect(texts(atom.getElementsByTagName('entry')[0] as Element, 'name')).toEqual(['A & B'])
  expect(JSON.parse(made['/briefings/feed.json'] ?? '').items[0].title).toBe(title)
})

test('a site without briefings has feeds without entries', async () => {
  const data = realData()
  const made = feeds({ ...data, entries: { ...data.entries, articles: [] } })
  expect(parse(made['/briefings/feed.xml']).getElementsByTagName('item')).toHaveLength(0)
  expect(texts(parse(made['/briefings/atom.xml']), 'updated')[0]).toMatch(/^\d{4}-/)
})

test('a briefing that was renamed is the same entry in every feed, at its new address', () => {
  const data = realData()
  const [first] = newestFirst(data)
  if (!first) throw new Error('No briefing.')
  const renamed = { ...first, slug: 'another-name', data: { ...first.data, knownAs: first.slug } }
  const made = feeds({ ...data, entries: { ...data.entries, articles: [renamed] } })
  const { baseUrl } = data.singles.site
  const [id, url] = [`${baseUrl}/briefings/${first.slug}`, `${baseUrl}/briefings/another-name`]
  const rss = parse(made['/briefings/feed.xml']).getElementsByTagName('item')[0] as Element
  expect([texts(rss, 'guid')[0], texts(rss, 'link')[0]]).toEqual([id, url])
  // Who takes the id for an address would show the old one.
  expect(rss.getElementsByTagName('guid')[0]?.getAttribute('isPermaLink')).toBe('false')
  const atom = parse(made['/briefings/atom.xml']).getElementsByTagName('entry')[0] as Element
  expect([texts(atom, 'id')[0], atom.getElementsByTagName('link')[0]?.getAttribute('href')]).toEqual([id, url])
  expect(JSON.parse(made['/briefings/feed.json'] ?? '').items[0]).toMatchObject({ id, url })
})

test('every link of the Atom feed says where it leads', async () => {
  const atom = parse((await all())['/briefings/atom.xml'])
  const rels = [...atom.getElementsByTagName('link')].map((link) => link.getAttribute('rel'))
  expect(rels.slice(0, 2)).toEqual(['alternate', 'self'])
  expect(new Set(rels.slice(2))).toEqual(new Set(['alternate']))
})
