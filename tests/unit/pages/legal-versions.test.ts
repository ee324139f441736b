import { expect, test } from 'vitest'
import { legalTimelines } from '#src/content/legal/versions.ts'

const sources = ['terms/2026-06-01', 'terms/2024-03-01', 'policy/2025-01-15', 'terms/2025-01-15'].map((slug) => ({
  slug,
}))
const statuses = (today: string) =>
  legalTimelines(sources, today).map(({ document, versions, current }) => [
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
  const [, middle] = legalTimelines(sources, '2026-05-31')[0]?.versions ?? []
  expect([middle?.before?.effective, middle?.after?.effective]).toEqual(['2024-03-01', '2026-06-01'])
})
