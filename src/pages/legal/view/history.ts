import { type LegalTimeline, type LegalVersion, siteTimelines, splitLegalSlug } from '#src/content/legal/versions.ts'
import type { ContentIndex, Entry } from '#src/content/queries.ts'
import { dayBefore, formatDate } from '#src/lib/dates.ts'
import { fillWords } from '#src/lib/fill-words.ts'
import { linkTo } from '#src/lib/link-to.ts'
import type { VersionItem } from '#src/pages/legal/version-list.tsx'

type Version = LegalVersion<Entry<'legal'>>

/** A version with the document it belongs to. */
export interface PlacedVersion {
  timeline: LegalTimeline<Entry<'legal'>>
  version: Version
}

/** Finds the version that a slug names. */
export function placedVersion(slug: string, content: ContentIndex, today: string): PlacedVersion {
  const [document, effective] = splitLegalSlug(slug)
  const timeline = siteTimelines(content, today).find((candidate) => candidate.document === document)
  const version = timeline?.versions.find((candidate) => candidate.effective === effective)
  if (!timeline || !version) throw new Error(`No version "${slug}" of a legal text.`)
  return { timeline, version }
}

/** From when until when a version applies, as dates to read. */
export function versionDates({ effective, after }: Version): { from: string; to: string } {
  return { from: formatDate(effective), to: after ? formatDate(dayBefore(after.effective)) : '' }
}

/** When readers were told of a version ahead of its day or of its end, and why it ended. */
export function toldOf({ announced, withdrawn }: Version): { on: string; reason: string } {
  const day = (withdrawn ?? announced)?.date
  return { on: day ? formatDate(day) : '', reason: withdrawn?.reason ?? '' }
}

/** The page that shows a version: that of the document while it is in effect. */
export function versionHref({ timeline, version }: PlacedVersion): string {
  return version.status === 'current'
    ? linkTo('legal', timeline)
    : linkTo('legalVersion', { document: timeline.document, date: version.effective })
}

function corrections({ timeline, version }: PlacedVersion, content: ContentIndex): string[] {
  const { corrected } = content.single('legalWords').versions
  const record = content
    .list('legalRecords')
    .find(({ document, effective }) => document === timeline.document && effective === version.effective)
  return (record?.corrections ?? []).map(({ date, reason }) => fillWords(corrected, { date: formatDate(date), reason }))
}

function item(placed: PlacedVersion, path: string, content: ContentIndex): VersionItem {
  const { timeline, version } = placed
  const words = content.single('legalWords').versions
  const { from, to } = versionDates(version)
  const href = versionHref(placed)
  const { announced, withdrawn } = content.single('legalWords')
  const range = {
    current: words.since,
    superseded: words.range,
    announced: announced.range,
    future: words.from,
    withdrawn: withdrawn.range,
  }[version.status]
  return {
    name: fillWords(version.status === 'current' ? words.current : words.version, { date: from }),
    href,
    open: href === path,
    range: fillWords(range, { from, to, ...toldOf(version) }),
    changes: version.before && {
      href: linkTo('legalChanges', { document: timeline.document, date: version.effective }),
      label: words.changes,
      of: fillWords(words.changesOf, { date: from }),
    },
    corrections: corrections(placed, content),
  }
}

/**
 * The versions of a document, the newest first. A version readers know nothing of yet is listed on its own pages only.
 *
 * @param path the page that shows the list.
 */
export function versionHistory({ timeline, version }: PlacedVersion, path: string, content: ContentIndex) {
  const shown = timeline.versions.filter((candidate) => candidate.status !== 'future' || candidate === version)
  return {
    title: content.single('legalWords').versions.title,
    versions: shown.toReversed().map((candidate) => item({ timeline, version: candidate }, path, content)),
  }
}
