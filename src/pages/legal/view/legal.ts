import { blockNames } from '#src/body/block-names.ts'
import type { Tree } from '#src/body/tree.ts'
import type { Address } from '#src/content/addresses.ts'
import { numberSections } from '#src/content/legal/section-numbers.ts'
import { legalValues } from '#src/content/legal/values.ts'
import type { ContentIndex } from '#src/content/queries.ts'
import { formatDate } from '#src/lib/dates.ts'
import { fillWords } from '#src/lib/fill-words.ts'
import { linkTo } from '#src/lib/link-to.ts'
import * as routes from '#src/lib/routes.ts'
import type { NamedDate } from '#src/pages/legal/date-list.tsx'
import type { LegalView } from '#src/pages/legal/template.tsx'
import { breadcrumb } from '#src/pages/view/breadcrumb.ts'
import type { Day, Draft } from '#src/pages/view/draft.ts'
import type { BreadcrumbItem } from '#src/site/breadcrumb-item.ts'
import { legalBody } from './body.ts'
import { type PlacedVersion, placedVersion, versionDates, versionHistory } from './history.ts'
import { storageBox } from './storage.ts'

type Document = keyof ReturnType<typeof bannersOf>

const bannersOf = (content: ContentIndex) => content.single('legalWords').banners

/** A date with the words before it. */
export const namedDate = (label: string, iso: string): NamedDate => ({ label, iso, text: formatDate(iso) })

/** What is printed on top of each sheet. */
export function runningTitle(title: string, effective: string, content: ContentIndex): string {
  const { name } = content.single('site')
  return fillWords(content.single('legalWords').running, { name, title, date: formatDate(effective) })
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

function notice({ timeline, version }: PlacedVersion, content: ContentIndex): LegalView['notice'] {
  if (version.status === 'current') return undefined
  const words = content.single('legalWords').versions
  const sentence = version.status === 'future' ? words.future : words.superseded
  const next = version.status === 'superseded' ? version.after : version.before && version
  return {
    text: fillWords(sentence, versionDates(version)),
    links: [
      ...(timeline.current ? [{ label: words.readCurrent, href: linkTo('legal', timeline) }] : []),
      ...(next
        ? [
            {
              label: words.readChanges,
              href: linkTo('legalChanges', { document: timeline.document, date: next.effective }),
            },
          ]
        : []),
    ],
  }
}

function legalView(placed: PlacedVersion, path: string, body: Tree, content: ContentIndex, builtOn: string): LegalView {
  const { timeline, version } = placed
  const words = content.single('legalWords')
  const { source } = version
  const { title, summary, effective, lastUpdated } = source.data
  const name = fillWords(words.versions.version, { date: formatDate(effective) })
  return {
    eyebrow: words.eyebrow,
    title,
    dates: [namedDate(words.lastUpdated, lastUpdated), namedDate(words.effective, effective)],
    notice: notice(placed, content),
    contents: { title: words.contents, sections: numberSections(source.headings) },
    summary: { title: words.summary, text: fillWords(summary, legalValues(source.data)) },
    storage: path === routes.privacyPage ? storageBox(content, builtOn) : undefined,
    history: versionHistory(placed, path, content),
    banner: bannersOf(content)[timeline.document as Document],
    copied: words.copied,
    hasBlocks: blockNames(body).length > 0,
    running: runningTitle(title, effective, content),
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
  const page = { view: legalView(placed, path, body, content, builtOn), body }
  if (status === 'current') return { ...page, title, description }
  const words = content.single('legalWords').versions
  const gaps = { title, date: formatDate(effective), ...versionDates(placed.version) }
  return {
    ...page,
    title: fillWords(words.pageTitle, gaps),
    description: fillWords(words.description, gaps),
    index: false,
  }
}
