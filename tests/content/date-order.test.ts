import { expect, test } from 'vitest'
import { createContent } from '../../scripts/content/content.ts'
import { checkSite } from '../support/check-site.ts'
import { legalText, recordedLegal } from '../support/legal-text.ts'
import { article, page, role } from '../support/minimal-content.ts'
import { temporarySite } from '../support/temporary-site.ts'

const claim = { id: 'reach', value: '500+', label: 'engagements', owner: 'Legal', illustrative: true }
const reviewed = JSON.stringify([{ ...claim, asOf: '2026-01-01', reviewBy: '2025-01-01' }], null, 2)

test.each([
  ['articles/a.mdx', article({ updated: '2026-02-28' }), 12, '`updated` must not lie before `date`'],
  ['jobs/a.mdx', role({ posted: '2026-04-01', validThrough: '2026-03-31' }), 15, 'must not lie before `posted`'],
  ['site/claims.json', reviewed, 9, 'Record "reach": `reviewBy` must not lie before `asOf`'],
])('what comes later has a later day: %s', async (file, text, line, message) => {
  const { issues } = await checkSite({ [`content/${file}`]: text })
  expect(issues).toMatchObject([{ rule: 'invalid-value', line, message: expect.stringContaining(message) }])
})

test('a year that is a slip is told, with the one that was probably meant', async () => {
  const { issues } = await checkSite({
    'content/pages/a.mdx': page({ title: 'A', publishAt: '2206-04-01' }),
    'content/pages/b.mdx': page({ title: 'B', publishAt: '2062-04-01T09:00' }),
    'content/pages/c.mdx': page({ title: 'C', unpublishAt: '2031-03-16' }),
    'content/pages/d.mdx': page({ title: 'D', unpublishAt: '2031-03-15', updated: '1996-03-01' }),
  })
  const dated = issues.filter(({ rule }) => rule !== 'orphan-page')
  expect(dated.map(({ file, severity, line, message, hint }) => [file.at(-5), severity, line, message, hint])).toEqual([
    ['a', 'warning', 4, '`publishAt` is 2206-04-01, more than 5 years ahead.', 'Did you mean 2026-04-01?'],
    ['b', 'warning', 4, '`publishAt` is 2062-04-01T09:00, more than 5 years ahead.', 'Did you mean 2026-04-01T09:00?'],
    ['c', 'warning', 4, '`unpublishAt` is 2031-03-16, more than 5 years ahead.', 'Write another year if it is a slip.'],
    ['d', 'warning', 5, '`updated` is 1996-03-01, long ago.', 'Write another year if it is a slip.'],
  ])
})

const session = { title: 'A', description: 'B', speaker: 'C', startTime: '13:00', duration: 45 }
const over = { status: 'recorded', chapters: [{ at: '00:00', title: 'D' }] }
const terms = 'content/legal/terms/2026-01-01.mdx'
const legal = { effective: '2026-01-01', changes: '' }

test.each([
  ['a page', { 'content/pages/about.mdx': page({ updated: '2206-03-01' }) }],
  ['a day that is said', { 'content/articles/a.mdx': article({ date: '2206-03-01', publishAt: '2026-03-01' }) }],
  ['a beginning', { 'content/articles/a.mdx': article({ date: '2026-03-01', publishAt: '2206-03-01' }) }],
  ['an end', { 'content/articles/a.mdx': article({ publishAt: '2026-03-01', unpublishAt: '1926-03-01' }) }],
  [
    'a session to come',
    { 'content/webinars/a.json': JSON.stringify({ ...session, status: 'upcoming', date: '2206-03-01' }) },
  ],
  [
    'a session long ago',
    { 'content/webinars/a.json': JSON.stringify({ ...session, status: 'upcoming', date: '1926-03-01' }) },
  ],
  ['a session that was', { 'content/webinars/a.json': JSON.stringify({ ...session, ...over, date: '2206-03-01' }) }],
  [
    'a claim',
    { 'content/site/claims.json': JSON.stringify([{ ...claim, asOf: '2026-01-01', reviewBy: '2206-01-01' }]) },
  ],
])('a year that is a slip is told once: %s', async (_, files) => {
  const { issues } = await checkSite(files)
  expect(issues.map(({ rule }) => rule)).toEqual(['far-date'])
})

test.each(['2026-03-16', '2206-01-01'])(
  'a legal text that was changed on a day to come is told once: %s',
  async (lastUpdated) => {
    const files = { [terms]: legalText({ ...legal, lastUpdated }) }
    const { issues } = await checkSite({ ...files, ...recordedLegal(files) })
    expect(issues.map(({ rule }) => rule)).toEqual(['legal-dates'])
  },
)

test('a date that passes is told on no later day', async () => {
  const files = { 'content/pages/a.mdx': page({ title: 'A', unpublishAt: '2031-03-15' }) }
  const { root } = temporarySite(files)
  for (const now of ['2026-03-15', '2028-01-01', '2032-01-01']) {
    const { issues } = await createContent({ root, now }).check()
    expect(issues.filter(({ rule }) => rule === 'far-date')).toEqual([])
  }
})

test('whatever says when something happened names no day to come', async () => {
  const look = { id: '1.1.1', result: 'met', who: 'Ada', day: '2027-03-15', looked: 'All pages.' }
  const accepted = { rule: 'far-date', file: 'content/pages/index.mdx', words: '', reason: 'It is old.', who: 'Ada' }
  const print = 'a'.repeat(64)
  const text = { id: 'terms-2026-01-01', document: 'terms', effective: '2026-01-01', fingerprint: print }
  const recorded = { ...text, sections: {}, corrections: [] }
  const { issues } = await checkSite({
    'content/articles/a.mdx': article({ date: '2026-03-20', updated: '2026-03-21' }),
    'content/articles/b.mdx': article({ title: 'B', date: '2026-03-20', updated: '2026-03-20' }),
    'content/site/claims.json': JSON.stringify([{ ...claim, asOf: '2026-03-16', reviewBy: '2027-01-01' }]),
    'content/site/accessibility-looks.json': JSON.stringify([look]),
    'content/site/accepted.json': JSON.stringify([{ ...accepted, day: '2026-03-16' }]),
    'content/legal/published.json': JSON.stringify([{ ...recorded, recorded: '2026-03-16' }]),
    'content/webinars/a.json': JSON.stringify({
      ...session,
      ...over,
      date: '2026-04-01',
    }),
  })
  const ofDays = issues.filter(({ rule }) => rule === 'future-date')
  expect(ofDays.map(({ severity, rule, file, field }) => [severity, rule, file, field])).toEqual([
    ['warning', 'future-date', 'content/articles/a.mdx', 'updated'],
    ['warning', 'future-date', 'content/legal/published.json', '0.recorded'],
    ['warning', 'future-date', 'content/site/accepted.json', '0.day'],
    ['warning', 'future-date', 'content/site/accessibility-looks.json', '0.day'],
    ['warning', 'future-date', 'content/site/claims.json', '0.asOf'],
    ['warning', 'future-date', 'content/webinars/a.json', 'date'],
  ])
})
