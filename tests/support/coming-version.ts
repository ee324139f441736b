import type { ContentData } from '#src/content/queries.ts'
import type { LegalRecord } from '#src/content/schemas/legal-record.ts'

/** The day from which it applies, and one before on which it is looked at. */
export const coming = { document: 'terms-of-service', effective: '2026-06-01', today: '2026-03-15' }

/** What the version says it changes. */
export const comingChanges = 'Invoices are due later.'

type Told = Pick<LegalRecord, 'announced' | 'withdrawn' | 'corrections'>

/** The content with one more version of a legal text, and what readers were told of it. */
export function withComing(data: ContentData, told: Partial<Told> = {}): ContentData {
  const { document, effective } = coming
  const newest = data.entries.legal.findLast(({ slug }) => slug.startsWith(`${document}/`))
  if (!newest) throw new Error(`No version of ${document}.`)
  const { key: _, front: __, ...copied } = newest
  const version = {
    ...copied,
    slug: `${document}/${effective}`,
    source: `content/legal/${document}/${effective}.mdx`,
    data: { ...newest.data, title: 'Terms to come', effective, lastUpdated: effective, changes: comingChanges },
  }
  const record: LegalRecord = {
    id: `${document}-${effective}`,
    document,
    effective,
    recorded: '2026-02-01',
    recordedBy: 'Ada Clerk',
    approvedBy: 'Ben Counsel',
    fingerprint: '0'.repeat(64),
    sections: {},
    corrections: [],
    ...told,
  }
  return {
    ...data,
    entries: { ...data.entries, legal: [...data.entries.legal, version] },
    lists: { ...data.lists, legalRecords: [...data.lists.legalRecords, record] },
  }
}

export const announced = { date: '2026-03-01', by: 'Ada Clerk' }
export const withdrawn = { date: '2026-03-10', by: 'Ada Clerk', reason: 'The periods stay as they are.' }
