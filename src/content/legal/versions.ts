import { isDraft } from '../publication.ts'

/** Where a version of a legal text stands on a given day. A draft applies on no day: it lies in the future. */
export type LegalStatus = 'current' | 'superseded' | 'future'

export interface LegalVersion<Source> {
  source: Source
  /** The day from which it applies, `YYYY-MM-DD`: the name of its file. */
  effective: string
  status: LegalStatus
  /** The version it replaced. */
  before?: LegalVersion<Source>
  /** The version that replaced it, or will. */
  after?: LegalVersion<Source>
}

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
 * @param today the day that decides which version is in effect, `YYYY-MM-DD`.
 */
export function legalTimelines<Source extends Versioned>(
  sources: readonly Source[],
  today: string,
): LegalTimeline<Source>[] {
  const documents = new Map<string, Source[]>()
  for (const source of sources) {
    const [document] = splitLegalSlug(source.slug)
    documents.set(document, [...(documents.get(document) ?? []), source])
  }
  return [...documents].map(([document, own]) => timeline(document, own, today))
}

const fieldsOf = ({ data, value }: Versioned) => data ?? value

function timeline<Source extends Versioned>(document: string, sources: Source[], today: string): LegalTimeline<Source> {
  const versions = sources
    .map(
      (source): LegalVersion<Source> => ({ source, effective: splitLegalSlug(source.slug)[1], status: 'superseded' }),
    )
    .sort((a, b) => (a.effective < b.effective ? -1 : 1))
  const applies = ({ effective, source }: LegalVersion<Source>) => effective <= today && !isDraft(fieldsOf(source))
  const current = versions.findLast(applies)
  versions.forEach((version, index) => {
    version.before = versions[index - 1]
    version.after = versions[index + 1]
    if (version === current) version.status = 'current'
    else if (!applies(version)) version.status = 'future'
  })
  return { document, versions, current }
}
