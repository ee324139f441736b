import { expect, test } from 'vitest'
import { type Announcement, legalTimelines } from '#src/content/legal/versions.ts'

const sources = ['terms/2026-06-01', 'terms/2024-03-01', 'policy/2025-01-15', 'terms/2025-01-15'].map((slug) => ({
  slug,
}))
const statuses = (today: string, records: readonly Announcement[] = []) =>
  legalTimelines(sources, records, today).map(({ document, versions, current }) => [
    document,
    current?.effective,
    versions.map(({ status }) => status),
  ])

test('the newest version that applies is the current one, and a later one takes its place on its day', () => {
  expect(statuses('2026-05-31')).toEqual([
    ['terms', '2025-01-15', ['superseded', 'current', 'future']],
    ['policy', '2025-01-15', ['current']],
  ])
  expect(statuses('2026-06-01')[0]).toEqual(['terms', '2026-06-01', ['superseded', 'superseded', 'current']])
})

test('before its first version applies a document has no page', () => {
  expect(statuses('2024-12-31')[1]).toEqual(['policy', undefined, ['future']])
})

test('versions know their neighbours', () => {
  const [, middle] = legalTimelines(sources, [], '2026-05-31')[0]?.versions ?? []
  expect([middle?.before?.effective, middle?.after?.effective]).toEqual(['2024-03-01', '2026-06-01'])
})

const announced = { date: '2026-04-01', by: 'Ada Clerk' }
const withdrawn = { date: '2026-05-01', by: 'Ada Clerk', reason: 'Not yet.' }
const record = { document: 'terms', effective: '2026-06-01', announced }

test('readers know of a version from the day on which it is announced, and it takes effect by itself', () => {
  const own = (today: string) => statuses(today, [record])[0]?.[2]?.at(-1)
  expect(['2026-03-31', '2026-04-01', '2026-05-31', '2026-06-01'].map(own)).toEqual([
    'future',
    'announced',
    'announced',
    'current',
  ])
})

test('a version that was withdrawn never applies, and the one before stays in effect', () => {
  const records = [{ ...record, withdrawn }]
  expect(statuses('2026-04-30', records)[0]?.[2]).toEqual(['superseded', 'current', 'announced'])
  for (const today of ['2026-05-01', '2026-06-01', '2027-01-01'])
    expect(statuses(today, records)[0]).toEqual(['terms', '2025-01-15', ['superseded', 'current', 'withdrawn']])
})

test('what comes after a version that was withdrawn follows the one before that', () => {
  const later = [...sources, { slug: 'terms/2026-08-01' }]
  const [timeline] = legalTimelines(later, [{ ...record, withdrawn }], '2026-08-01')
  const [, before, gone, last] = timeline?.versions ?? []
  expect([before?.after, gone?.before, gone?.after, last?.before]).toEqual([last, before, undefined, before])
})
