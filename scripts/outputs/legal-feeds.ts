import { bulleted, link, paragraphs } from '../../src/body/plain.ts'
import { type LegalTimeline, type LegalVersion, siteTimelines } from '../../src/content/legal/versions.ts'
import { type ContentData, type ContentIndex, contentIndex, type Entry } from '../../src/content/queries.ts'
import { formatDate } from '../../src/lib/dates.ts'
import { fillWords } from '../../src/lib/fill-words.ts'
import { linkTo } from '../../src/lib/link-to.ts'
import { beginningOf } from '../../src/lib/zoned-time.ts'
import { type Channel, type Item, jsonFeed, lastChange, rss } from './feeds.ts'
import { treeHtml } from './tree-html.ts'

type Timeline = LegalTimeline<Entry<'legal'>>
type Version = LegalVersion<Entry<'legal'>>

/** Something readers of a legal text are told. */
interface Told {
  version: Version
  /** Sets it apart from what else is told of the version. */
  what: string
  date: string
  title: string
  text: string
}

/** What is told of a version up to a day, the oldest first. */
function toldOf(document: string, version: Version, content: ContentIndex): Told[] {
  const { versions: words, announced, withdrawn, feed } = content.single('legalWords')
  const { effective, status, source } = version
  const { changes, description } = source.data
  const gaps = { from: formatDate(effective) }
  const told = (what: 'announced' | 'applies' | 'corrected' | 'withdrawn', date: string, text: string): Told => ({
    version,
    what,
    date,
    title: fillWords(feed[what], gaps),
    text,
  })
  const record = content.list('legalRecords').find((one) => one.document === document && one.effective === effective)
  const end = version.withdrawn
  return [
    ...(version.announced
      ? [told('announced', version.announced.date, `${fillWords(announced.coming, gaps)} ${changes}`)]
      : []),
    ...(status === 'current' || status === 'superseded' ? [told('applies', effective, changes || description)] : []),
    ...(record?.corrections ?? []).map(({ date, reason }, at) => ({
      ...told('corrected', date, fillWords(words.corrected, { date: formatDate(date), reason })),
      what: `corrected-${at + 1}`,
    })),
    ...(end
      ? [
          told(
            'withdrawn',
            end.date,
            fillWords(withdrawn.coming, { ...gaps, on: formatDate(end.date), reason: end.reason }),
          ),
        ]
      : []),
  ]
}

function item({ document }: Timeline, { version, what, date, title, text }: Told, content: ContentIndex): Item {
  const { name, baseUrl, officeHours } = content.single('site')
  const { feed } = content.single('legalWords')
  const at = { document, date: version.effective }
  const url = baseUrl + linkTo('legalVersion', at)
  const links = [
    link(linkTo('legalVersion', at), feed.read),
    ...(version.before ? [link(linkTo('legalChanges', at), feed.changes)] : []),
  ]
  const moment = beginningOf(date, officeHours.timeZone)
  return {
    id: `${url}#${what}`,
    title,
    url,
    summary: text,
    html: treeHtml([...paragraphs(text), bulleted(links)], url, content),
    author: name,
    category: version.source.data.title,
    date: moment,
    updated: moment,
  }
}

/** Of texts that are in effect: of others readers know nothing. */
const followed = (content: ContentIndex, today: string) =>
  siteTimelines(content, today).flatMap((timeline) =>
    timeline.current ? [{ timeline, title: timeline.current.source.data.title }] : [],
  )

/** The legal texts that have feeds. */
export function documentsWithFeeds(data: ContentData, today: string): string[] {
  return followed(contentIndex(data), today).map(({ timeline }) => timeline.document)
}

/**
 * What readers are told of each legal text, as RSS 2.0 and as JSON Feed 1.1, by address: when a version was announced, when
 * it took effect, what was corrected in it, and that it was withdrawn.
 */
export function legalFeeds(data: ContentData, today: string): Record<string, string> {
  const content = contentIndex(data)
  const { name, baseUrl, locale } = content.single('site')
  const { feed } = content.single('legalWords')
  const made = followed(content, today).flatMap(({ timeline, title }): [string, string][] => {
    const { document } = timeline
    const items = timeline.versions
      .flatMap((version) => toldOf(document, version, content))
      .sort((a, b) => (a.date < b.date ? -1 : Number(a.date > b.date)))
      .reverse()
      .map((told) => item(timeline, told, content))
    const file = linkTo('legalFeed', { document })
    const json = linkTo('legalJsonFeed', { document })
    const channel: Channel = {
      title: fillWords(feed.title, { name, title }),
      description: fillWords(feed.description, { title }),
      language: locale,
      baseUrl,
      page: linkTo('legal', { document }),
      file,
      updated: lastChange(items),
    }
    return [
      [file, rss(items, channel)],
      [json, jsonFeed(items, { ...channel, file: json })],
    ]
  })
  return Object.fromEntries(made)
}
