import { afterEach, expect, test } from 'vitest'
import type { LegalRecord } from '#src/content/schemas/legal-record.ts'
import { createContent } from '../../../scripts/content/content.ts'
import { announceVersion } from '../../../scripts/legal/announce-version.ts'
import { openVersion } from '../../../scripts/legal/open-version.ts'
import { recordVersion } from '../../../scripts/legal/record-version.ts'
import { withdrawVersion } from '../../../scripts/legal/withdraw-version.ts'
import { legalText } from '../../support/legal-text.ts'
import { removeTemporarySites, temporarySite } from '../../support/temporary-site.ts'

afterEach(removeTemporarySites)

const document = 'terms-of-service'
const today = '2026-03-15'
const effective = '2026-05-01'
const names = { recordedBy: 'Ada Clerk', approvedBy: 'Ben Counsel' }
const by = 'Cora Head'
const published = 'content/legal/published.json'

/** A site with a version to come that somebody has recorded. */
async function siteWithNextVersion(people: Partial<typeof names> = names) {
  const site = temporarySite({ [`content/legal/${document}/2025-01-15.mdx`]: legalText({ changes: '' }) })
  const { root, read, write } = site
  await recordVersion(root, { ...names, document }, today)
  const { file } = openVersion(root, document, effective, today)
  write(file, read(file).replace('changes: ""', 'changes: "Much."'))
  await recordVersion(root, { ...people, document, effective }, today)
  const record = () => (JSON.parse(read(published)) as LegalRecord[]).find((one) => one.effective === effective)
  const issues = async (day = today) => (await createContent({ root, now: day }).check()).issues
  const announce = (more: { by?: string; date?: string } = { by }) =>
    announceVersion(root, { document, effective, ...more }, today)
  return { ...site, file, record, issues, announce }
}

const refusal = (promise: Promise<unknown>) =>
  promise.then(
    () => 'not refused',
    (error: Error & { field?: string }) => `${error.field ?? ''}: ${error.message}`,
  )

test('who announces a version is recorded with the day, and the site is right on every day to come', async () => {
  const { announce, record, issues } = await siteWithNextVersion()
  expect(await announce()).toEqual({ document, effective, date: today })
  expect(record()).toMatchObject({ ...names, announced: { date: today, by } })
  for (const day of [today, '2026-04-30', effective, '2027-01-01']) expect(await issues(day)).toEqual([])
})

test('a version may be announced from a later day on, and that day may be changed until then', async () => {
  const { announce, record } = await siteWithNextVersion()
  await announce({ by, date: '2026-04-01' })
  await announce({ by, date: '2026-04-15' })
  expect(record()?.announced).toEqual({ date: '2026-04-15', by })
})

test('what cannot be announced is refused in a sentence, at the field it is about, and nothing is written', async () => {
  const { root, read, write, file, announce } = await siteWithNextVersion()
  const before = read(published)
  const refused = [
    await refusal(announce({})),
    await refusal(announce({ by, date: '2026-03-14' })),
    await refusal(announce({ by, date: '2026-02-30' })),
    await refusal(announce({ by, date: effective })),
    await refusal(announceVersion(root, { document, effective: '2025-01-15', by }, today)),
  ]
  write(file, read(file).replace('Some words', 'Other words'))
  refused.push(await refusal(announce()))
  expect(refused).toMatchInlineSnapshot(`
    [
      "by: Say who announces it.
    --by "Your Name"",
      "date: 2026-03-14 is past: it is announced today or on a later day.",
      "date: "2026-02-30" is not a day in the calendar: February 2026 has 28 days.",
      "date: This version applies from May 1, 2026, so it cannot be announced on May 1, 2026.
    A version is announced before the day from which it applies, or not at all.",
      ": The version of January 15, 2025 is in force or was: there is nothing to announce.",
      ": The version of May 1, 2026 is not recorded as final as it stands. Record it first:
    npm run legal:correct terms-of-service -- --effective 2026-05-01 --recorded-by "…" --approved-by "…"",
    ]
  `)
  expect(read(published)).toBe(before)
})

test('a text that nobody has approved is not announced; whoever approves it may do so later', async () => {
  const { root, announce, record } = await siteWithNextVersion({ recordedBy: 'Ada Clerk' })
  expect(await refusal(announce())).toContain('nobody has approved its text')
  expect(record()?.announced).toBeUndefined()
  const approved = await recordVersion(root, { document, effective, approvedBy: 'Ben Counsel' }, today)
  expect(approved.what).toBe('approval')
  expect(record()).toMatchObject(names)
  await announce()
  expect(record()?.announced?.by).toBe(by)
})

test('a text that applies is not recorded without an approval', async () => {
  const { root, write } = temporarySite()
  write(`content/legal/${document}/2025-01-15.mdx`, legalText({ changes: '' }))
  expect(await refusal(recordVersion(root, { document, recordedBy: 'Ada Clerk' }, today))).toContain(
    'approvedBy: Say who records the text and who approved it.',
  )
})

test('an announced text is corrected with a reason, and no figure of it', async () => {
  const { root, read, write, file, announce, record, issues } = await siteWithNextVersion()
  await announce()
  const text = read(file)
  write(file, text.replace('Some words', 'Some more words'))
  expect(await refusal(recordVersion(root, { ...names, document, effective }, today))).toContain('reason: ')
  const reason = 'A word was missing.'
  expect((await recordVersion(root, { ...names, document, effective, reason }, today)).what).toBe('correction')
  expect(record()).toMatchObject({ announced: { by }, corrections: [{ reason }] })
  expect(await issues()).toEqual([])
  write(file, read(file).replace('Some more words', 'Some 30 words'))
  expect(await refusal(recordVersion(root, { ...names, document, effective, reason }, today))).toContain(
    'This is no correction',
  )
})

test('what was announced is withdrawn with a name and a reason, and its text stays', async () => {
  const { root, read, file, announce, record, issues } = await siteWithNextVersion()
  await announce()
  const text = read(file)
  const withdraw = (more: object) => withdrawVersion(root, { document, effective, ...more }, '2026-03-20')
  expect(() => withdraw({ yes: true, reason: 'No.' })).toThrow('Say who withdraws it and why; readers see the reason.')
  expect(() => withdraw({ yes: true, by })).toThrow('Say who withdraws it and why; readers see the reason.')
  expect(() => withdraw({ by, reason: 'No.' })).toThrow('Nothing was changed. To do it, add --yes:')
  expect(record()?.withdrawn).toBeUndefined()
  expect(withdraw({ yes: true, by, reason: ' No. ' })).toEqual({ file, kept: file, recorded: true, announced: true })
  expect(record()).toMatchObject({ announced: { by }, withdrawn: { date: '2026-03-20', by, reason: 'No.' } })
  expect(read(file)).toBe(text)
  for (const day of ['2026-03-20', effective, '2027-01-01']) expect(await issues(day)).toEqual([])
  expect(() => withdraw({ yes: true, by, reason: 'No.' })).toThrow('was withdrawn on March 20, 2026 already')
  expect(await refusal(announce())).toContain('was withdrawn on March 20, 2026. Open a new one.')
})

test('a version that takes the place of one that was withdrawn begins as a copy of the text in effect', async () => {
  const { root, read, write, file, announce } = await siteWithNextVersion()
  await announce()
  write(file, read(file))
  withdrawVersion(root, { document, effective, yes: true, by, reason: 'No.' }, today)
  expect(() => openVersion(root, document, effective, today)).toThrow('choose another day')
  const opened = openVersion(root, document, '2026-04-20', today)
  expect(opened.from).toBe('2025-01-15')
  // Without a day the text in effect is meant, also when that of the withdrawn one has come.
  expect(await recordVersion(root, { ...names, document }, '2026-06-01').catch(() => undefined)).not.toMatchObject({
    effective,
  })
})
