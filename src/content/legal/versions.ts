import { isDraft } from '../publication.ts'
import type { ContentIndex, Entry } from '../queries.ts'
import type { LegalRecord } from '../schemas/legal-record.ts'

/**
 * Where a version of a legal text stands on a given day. A draft applies on no day: it lies in the future. Of what is
 * `future` readers know nothing; what is `announced` they can read ahead of its day; what was `withdrawn` they could.
 */
export type LegalStatus = 'current' | 'superseded' | 'announced' | 'future' | 'withdrawn'

/** Whether readers can read a version that does not apply: it says so wherever it stands. */
export function isToldOnly(status: LegalStatus): status is 'announced' | 'withdrawn' {
  return status === 'announced' || status === 'withdrawn'
}

export interface LegalVersion<Source> {
  source: Source
  /** The day from which it applies, `YYYY-MM-DD`: the name of its file. */
  effective: string
  status: LegalStatus
  /** What readers were told of it by that day. */
  announced?: LegalRecord['announced']
  withdrawn?: LegalRecord['withdrawn']
  /** The version it replaced, replaces or would have replaced. */
  before?: LegalVersion<Source>
  /** The version that replaced it, or will. */
  after?: LegalVersion<Source>
}

/** What is recorded of a version, as far as it decides where the version stands. */
export type Announcement = Pick<LegalRecord, 'document' | 'effective' | 'announced' | 'withdrawn'>

/** A version as an entry, or as a file that was read. */
interface Versioned {
  slug: string
  data?: unknown
  value?: unknown
}

/** One legal document through time. */
export interface LegalTimeline<Source> {
  /** Its address without the slash: `privacy-policy`. */
  document: string
  /** Every version, the oldest first. */
  versions: LegalVersion<Source>[]
  /** The version in effect; none while all of them lie in the future. */
  current?: LegalVersion<Source>
}

/** `privacy-policy/2025-01-15` → `['privacy-policy', '2025-01-15']` */
export function splitLegalSlug(slug: string): [document: string, effective: string] {
  const at = slug.lastIndexOf('/')
  return at === -1 ? [slug, ''] : [slug.slice(0, at), slug.slice(at + 1)]
}

/**
 * Orders the versions of every document by the day from which they apply.
 *
 * @param records what was announced and withdrawn.
 * @param today the day that decides which version is in effect, `YYYY-MM-DD`.
 */
export function legalTimelines<Source extends Versioned>(
  sources: readonly Source[],
  records: readonly Announcement[],
  today: string,
): LegalTimeline<Source>[] {
  const documents = new Map<string, Source[]>()
  for (const source of sources) {
    const [document] = splitLegalSlug(source.slug)
    documents.set(document, [...(documents.get(document) ?? []), source])
  }
  return [...documents].map(([document, own]) => {
    const told = records.filter((record) => record.document === document)
    return timeline(document, own, told, today)
  })
}

/** The versions of every document of the site. */
export function siteTimelines(
  content: Pick<ContentIndex, 'entries' | 'list'>,
  today: string,
): LegalTimeline<Entry<'legal'>>[] {
  const versions = content.entries('legal').filter(({ slug }) => slug.includes('/'))
  return legalTimelines(versions, content.list('legalRecords'), today)
}

const fieldsOf = ({ data, value }: Versioned) => data ?? value

function timeline<Source extends Versioned>(
  document: string,
  sources: Source[],
  records: readonly Announcement[],
  today: string,
): LegalTimeline<Source> {
  const toldBy = <Told extends { date: string }>(told?: Told) => (told && told.date <= today ? told : undefined)
  const versions = sources
    .map((source): LegalVersion<Source> => {
      const effective = splitLegalSlug(source.slug)[1]
      const record = records.find((candidate) => candidate.effective === effective)
      const [announced, withdrawn] = [toldBy(record?.announced), toldBy(record?.withdrawn)]
      return { source, effective, status: 'superseded', announced, withdrawn }
    })
    .sort((a, b) => (a.effective < b.effective ? -1 : 1))
  const lasting = versions.filter(({ withdrawn }) => !withdrawn)
  const applies = ({ effective, source }: LegalVersion<Source>) => effective <= today && !isDraft(fieldsOf(source))
  const current = lasting.findLast(applies)
  for (const version of versions) {
    version.before = lasting.findLast(({ effective }) => effective < version.effective)
    if (!version.withdrawn) version.after = lasting.find(({ effective }) => effective > version.effective)
    if (version.withdrawn) version.status = 'withdrawn'
    else if (version === current) version.status = 'current'
    else if (!applies(version)) version.status = version.announced ? 'announced' : 'future'
  }
  return { document, versions, current }
}
