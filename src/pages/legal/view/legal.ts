import { blockNames } from '#src/body/block-names.ts'
import type { Tree } from '#src/body/tree.ts'
import type { Address } from '#src/content/addresses.ts'
import { numberSections } from '#src/content/legal/section-numbers.ts'
import { legalValues } from '#src/content/legal/values.ts'
import { isToldOnly } from '#src/content/legal/versions.ts'
import type { ContentIndex } from '#src/content/queries.ts'
import { formatDate } from '#src/lib/dates.ts'
import { fillWords } from '#src/lib/fill-words.ts'
import { linkTo } from '#src/lib/link-to.ts'
import * as routes from '#src/lib/routes.ts'
import type { NamedDate } from '#src/pages/legal/date-list.tsx'
import type { LegalView } from '#src/pages/legal/template.tsx'
import { breadcrumb } from '#src/pages/view/breadcrumb.ts'
import type { Day, Draft, HeadLink } from '#src/pages/view/draft.ts'
import type { BreadcrumbItem } from '#src/site/breadcrumb-item.ts'
import { legalBody } from './body.ts'
import { type PlacedVersion, placedVersion, versionDates, versionHistory } from './history.ts'
import { coming, standing } from './notices.ts'
import { storageBox } from './storage.ts'

type Document = keyof ReturnType<typeof bannersOf>

const bannersOf = (content: ContentIndex) => content.single('legalWords').banners

/** A date with the words before it. */
export const namedDate = (label: string, iso: string): NamedDate => ({ label, iso, text: formatDate(iso) })

/** What is printed on top of each sheet: which text it is, and whether it applies. */
export function runningTitle(
  title: string,
  { effective, status }: PlacedVersion['version'],
  content: ContentIndex,
): string {
  const { name } = content.single('site')
  const { running, announced, withdrawn } = content.single('legalWords')
  const own = { announced: announced.running, withdrawn: withdrawn.running }
  return fillWords(isToldOnly(status) ? own[status] : running, { name, title, date: formatDate(effective) })
}

/** The way to a page below that of a document. */
export function legalBreadcrumb(
  { timeline, version }: PlacedVersion,
  path: string,
  name: string,
  content: ContentIndex,
): BreadcrumbItem[] {
  const { title } = (timeline.current ?? version).source.data
  const document = linkTo('legal', timeline)
  const parent = breadcrumb(content, document, title)
  return path === document ? parent : [...parent, { name, href: path }]
}

/** The days of a version: of one that does not apply, those on which readers were told of it. */
function datesOf({ version }: PlacedVersion, content: ContentIndex): NamedDate[] {
  const words = content.single('legalWords')
  const { status, announced, withdrawn, source } = version
  const { effective, lastUpdated } = source.data
  if (!announced || !isToldOnly(status))
    return [namedDate(words.lastUpdated, lastUpdated), namedDate(words.effective, effective)]
  return [
    namedDate(words.announced.on, announced.date),
    withdrawn ? namedDate(words.withdrawn.on, withdrawn.date) : namedDate(words.announced.from, effective),
  ]
}

function legalView(placed: PlacedVersion, path: string, body: Tree, content: ContentIndex, builtOn: string): LegalView {
  const { timeline, version } = placed
  const words = content.single('legalWords')
  const { source } = version
  const { title, summary, effective } = source.data
  const name = fillWords(words.versions.version, { date: formatDate(effective) })
  return {
    eyebrow: words.eyebrow,
    title,
    dates: datesOf(placed, content),
    notices: version.status === 'current' ? coming(placed, content, builtOn) : [standing(placed, path, content)],
    contents: { title: words.contents, sections: numberSections(source.headings) },
    summary: { title: words.summary, text: fillWords(summary, legalValues(source.data)) },
    storage: path === routes.privacyPage ? storageBox(content, builtOn) : undefined,
    history: versionHistory(placed, path, content),
    banner: bannersOf(content)[timeline.document as Document],
    copied: words.copied,
    hasBlocks: blockNames(body).length > 0,
    running: runningTitle(title, version, content),
    breadcrumb: legalBreadcrumb(placed, path, name, content),
  }
}

/** The page of a version of a legal text. Only the version in effect is for search engines. */
export function legalDraft({ slug, path }: Address, content: ContentIndex, today: Day): Draft<LegalView> {
  const builtOn = today()
  const placed = placedVersion(slug, content, builtOn)
  const { source, status, effective } = placed.version
  const { title, description } = source.data
  const body = legalBody(source, content, builtOn)
  const page = { view: legalView(placed, path, body, content, builtOn), body, links: feedLinks(placed, content) }
  if (status === 'current') return { ...page, title, description }
  const words = content.single('legalWords')
  const told = isToldOnly(status) ? words[status] : words.versions
  const gaps = { title, date: formatDate(effective), ...versionDates(placed.version) }
  return {
    ...page,
    title: fillWords(words.versions.pageTitle, gaps),
    description: fillWords(told.description, gaps),
    index: false,
  }
}

/** The feeds of a document. */
function feedLinks({ timeline, version }: PlacedVersion, content: ContentIndex): HeadLink[] {
  if (!timeline.current) return []
  const { name } = content.single('site')
  const title = fillWords(content.single('legalWords').feed.title, { name, title: version.source.data.title })
  return [
    { rel: 'alternate', type: 'application/rss+xml', title, href: linkTo('legalFeed', timeline) },
    { rel: 'alternate', type: 'application/feed+json', title, href: linkTo('legalJsonFeed', timeline) },
  ]
}
