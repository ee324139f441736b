import { afterEach, expect, test } from 'vitest'
import { createContent } from '../../../scripts/content/content.ts'
import { openVersion } from '../../../scripts/legal/open-version.ts'
import { recordVersion } from '../../../scripts/legal/record-version.ts'
import { legalText } from '../../support/legal-text.ts'
import { removeTemporarySites, temporarySite } from '../../support/temporary-site.ts'

afterEach(removeTemporarySites)

const document = 'terms-of-service'
const first = `content/legal/${document}/2025-01-15.mdx`
const body = '## Late payment\n\nInterest is <Term value="interestRate" />.\n'
const today = '2026-03-15'
const fields = { title: 'Terms of Service', values: { interestRate: '1.5% per month' } }
const by = { recordedBy: 'Ada Clerk', approvedBy: 'Ben Counsel' }
const site = () => temporarySite({ [first]: legalText(fields, body) })
const problems = async (root: string, day = today) =>
  (await createContent({ root, now: day }).check()).issues.map(({ severity, rule }) => `${severity} ${rule}`)

test('a lawyer changes the interest rate', async () => {
  const { root, read, write } = site()
  expect(await recordVersion(root, { ...by, document }, today)).toEqual({
    document,
    effective: '2025-01-15',
    what: 'first',
  })
  expect(await problems(root)).toEqual([])

  // Changing the published text stops the build.
  write(first, read(first).replace('1.5%', '2%'))
  expect(await problems(root)).toEqual(['error legal-lock'])
  write(first, read(first).replace('2%', '1.5%'))

  // A new version is a copy with new dates and a summary to fill in.
  const { file, from } = openVersion(root, document, '2026-05-01', today)
  expect([file, from]).toEqual([`content/legal/${document}/2026-05-01.mdx`, '2025-01-15'])
  expect(read(file)).toContain('effective: "2026-05-01"\nlastUpdated: "2026-05-01"\n')
  expect(read(file)).toContain('\nchanges: ""\n')
  expect(read(file).split('---')[2]).toBe(read(first).split('---')[2])
  expect(await problems(root)).toEqual(['warning legal-lock', 'warning legal-changes'])

  // Filled in and recorded, it goes live on its day.
  write(file, read(file).replace('changes: ""', 'changes: "Late interest is now 2% per month."').replace('1.5%', '2%'))
  await recordVersion(root, { ...by, document, effective: '2026-05-01' }, today)
  expect(await problems(root)).toEqual([])
  expect(await problems(root, '2026-05-01')).toEqual([])
})

test('a version that nobody finished stops the build on its day', async () => {
  const { root } = site()
  await recordVersion(root, { ...by, document }, today)
  openVersion(root, document, '2026-05-01', today)
  expect(await problems(root, '2026-05-01')).toEqual(['error legal-lock', 'error legal-changes'])
})

test('a correction needs a reason, is kept with both fingerprints and satisfies the check', async () => {
  const { root, read, write } = site()
  await recordVersion(root, { ...by, document }, today)
  write(first, read(first).replace('Interest is', 'The interest is'))
  await expect(recordVersion(root, { ...by, document }, today)).rejects.toThrow('Say why its text is corrected')
  expect((await recordVersion(root, { ...by, document, reason: 'A word was missing.' }, today)).what).toBe('correction')
  const [record] = JSON.parse(read('content/legal/published.json'))
  expect(record.corrections).toEqual([
    { date: today, reason: 'A word was missing.', before: expect.any(String), after: record.fingerprint, ...by },
  ])
  expect(await problems(root)).toEqual([])
  expect((await recordVersion(root, { ...by, document, reason: 'Again.' }, today)).what).toBe('nothing')
})

test('a text from Windows is corrected and copied with the line ends it has', async () => {
  const { root, read, write } = site()
  await recordVersion(root, { ...by, document }, today)
  const before = read(first).replace('lastUpdated: "2025-01-15"', 'lastUpdated:\n  "2025-01-15"')
  write(first, `\uFEFF${before.replace('Interest is', 'The interest is').replaceAll('\n', '\r\n')}`)
  await recordVersion(root, { ...by, document, reason: 'A word was missing.' }, today)
  expect(
    read(first)
      .replace(/^\uFEFF/, '')
      .replaceAll('\r\n', '\n'),
  ).toBe(before.replace('Interest is', 'The interest is').replace(/lastUpdated:\s+"[\d-]+"/, `lastUpdated: "${today}"`))
  expect(read(first)).toMatch(/^\uFEFF(?:[^\r\n]*\r\n)*$/)
  const { file } = openVersion(root, document, '2026-05-01', today)
  expect(read(file)).toMatch(/^---\n[\s\S]*effective: "2026-05-01"\n/)
})

test('a text that does not apply yet may be recorded again without a reason', async () => {
  const { root, read, write } = site()
  await recordVersion(root, { ...by, document }, today)
  const { file } = openVersion(root, document, '2026-05-01', today)
  write(file, read(file).replace('changes: ""', 'changes: "Nothing yet."'))
  await recordVersion(root, { ...by, document, effective: '2026-05-01' }, today)
  write(file, read(file).replace('Interest', 'The interest'))
  expect((await recordVersion(root, { ...by, document, effective: '2026-05-01' }, today)).what).toBe('first')
})

test('what cannot be right is said plainly', async () => {
  const { root } = site()
  const opened = (name?: string, day?: string) => () => openVersion(root, name, day, today)
  expect(opened()).toThrow('Which document? terms-of-service')
  expect(opened('terms-of-servic', '2026-05-01')).toThrow('Did you mean terms-of-service?')
  expect(opened(document)).toThrow('From which day does the new version apply?')
  expect(opened(document, '2026-02-30')).toThrow(
    '"2026-02-30" is not a day in the calendar: February 2026 has 28 days.',
  )
  expect(opened(document, '1 May 2026')).toThrow(/must be a date written as year-month-day.* Write 2026-05-01\.$/)
  expect(opened(document, '2026-01-15')).toThrow('2026-01-15 is past: a new version applies from today or a later day')
  expect(opened(document, '2024-01-01')).toThrow('a new one must apply from a later day')
  expect(opened(document, '2025-01-15')).toThrow('exists already')
  await expect(recordVersion(root, { ...by, document, effective: '2030-01-01' }, today)).rejects.toThrow(
    'The versions are 2025-01-15.',
  )
})
