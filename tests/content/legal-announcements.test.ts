import { expect, test } from 'vitest'
import type { LegalRecord } from '#src/content/schemas/legal-record.ts'
import { checkSite } from '../support/check-site.ts'
import { legalRecordOf, legalText } from '../support/legal-text.ts'
import { page } from '../support/minimal-content.ts'

const first = 'content/legal/privacy-policy/2025-01-15.mdx'
const second = 'content/legal/privacy-policy/2026-06-01.mdx'
const third = 'content/legal/privacy-policy/2026-09-01.mdx'
const texts: Record<string, string> = {
  [first]: legalText({ changes: '' }),
  [second]: legalText({ effective: '2026-06-01' }),
  [third]: legalText({ effective: '2026-09-01' }),
}
const by = { recordedBy: 'Ada Clerk', approvedBy: 'Ben Counsel' }
const told = (date: string) => ({ date, by: 'Ada Clerk' })
const because = 'Not needed.'

type Given = Record<string, Partial<LegalRecord>>

/** A site with the texts that have a record, and with what is recorded of each. */
function files(given: Given, others: readonly Partial<LegalRecord>[] = []): Record<string, string> {
  const own = Object.entries(given).map(([file, more]) => {
    const record = legalRecordOf(file, texts[file] as string)
    return { ...record, recorded: file === first ? record.recorded : '2026-02-01', ...by, ...more }
  })
  const records = [...own, ...others.map((more) => ({ ...own.at(-1), ...more }))]
  const written = Object.keys(given).map((file) => [file, texts[file] as string])
  return { ...Object.fromEntries(written), 'content/legal/published.json': JSON.stringify(records) }
}

const said = async (given: Given, others?: readonly Partial<LegalRecord>[]) =>
  (await checkSite(files(given, others))).issues.map(({ rule, field, message }) => `${rule} ${field} ${message}`)

test('a version that is final and approved is announced, now or from a day to come', async () => {
  for (const day of ['2026-02-01', '2026-03-15', '2026-05-31'])
    expect(await said({ [first]: {}, [second]: { announced: told(day) } })).toEqual([])
})

test('what nobody has approved, or what applies already, is not announced', async () => {
  expect(await said({ [first]: {}, [second]: { announced: told('2026-06-01') } })).toEqual([
    'legal-announcement 1.announced.date This version applies from June 1, 2026, so it cannot be announced on June 1, 2026.',
  ])
  expect(await said({ [first]: {}, [second]: { announced: told('2026-01-31') } })).toEqual([
    'legal-announcement 1.announced.date This version is announced on January 31, 2026, before its text was recorded as final.',
  ])
  expect(await said({ [first]: {}, [second]: { announced: told('2026-03-01'), approvedBy: undefined } })).toEqual([
    'legal-announcement 1.announced This version is announced, but nobody has approved its text.',
  ])
})

test('a version is announced after those that apply before it', async () => {
  const gap =
    'legal-announcement 2.announced This version is announced, but the one of June 1, 2026, which applies before it, is not: nobody could read what it changes.'
  const announced = told('2026-03-01')
  expect(await said({ [first]: {}, [second]: {}, [third]: { announced } })).toEqual([gap])
  expect(await said({ [first]: {}, [second]: { announced: told('2026-04-01') }, [third]: { announced } })).toEqual([
    gap,
  ])
  expect(await said({ [first]: {}, [second]: { announced }, [third]: { announced } })).toEqual([])
  const withdrawn = { ...told('2026-03-02'), reason: because }
  expect(await said({ [first]: {}, [second]: { announced, withdrawn }, [third]: { announced } })).toEqual([])
})

test('two versions are not recorded for one day', async () => {
  expect(await said({ [first]: {}, [second]: {} }, [{ id: 'privacy-policy-again' }])).toEqual([
    'legal-announcement 2.effective Two versions of privacy-policy are recorded for June 1, 2026.',
  ])
})

test('what is withdrawn was announced, and its day has not come', async () => {
  const announced = told('2026-03-01')
  const withdrawn = (date: string) => ({ ...told(date), reason: because })
  const whole = async (more: Partial<LegalRecord>) => await said({ [first]: {}, [second]: more })
  expect(await whole({ announced, withdrawn: withdrawn('2026-03-15') })).toEqual([])
  expect(await whole({ withdrawn: withdrawn('2026-03-15') })).toEqual([
    'legal-announcement 1.withdrawn.date This version is withdrawn on March 15, 2026, before it was announced.',
  ])
  expect(await whole({ announced, withdrawn: withdrawn('2026-02-28') })).toEqual([
    'legal-announcement 1.withdrawn.date This version is withdrawn on February 28, 2026, before it was announced.',
  ])
  expect(await whole({ announced, withdrawn: withdrawn('2026-06-01') })).toEqual([
    'legal-announcement 1.withdrawn.date This version applies from June 1, 2026, so it cannot be withdrawn on June 1, 2026.',
  ])
  expect(await whole({ announced, withdrawn: withdrawn('2026-04-01') })).toEqual([
    'legal-announcement 1.withdrawn.date This version is withdrawn on April 1, 2026, which has not come yet.',
  ])
})

test('an announced text is locked like a published one, also after it was withdrawn', async () => {
  const announced = told('2026-03-01')
  const withdrawn = { ...told('2026-03-02'), reason: because }
  for (const more of [{ announced }, { announced, withdrawn }]) {
    const site = files({ [first]: {}, [second]: more })
    const { issues } = await checkSite({ ...site, [second]: texts[second]?.replace('Some', 'Other') as string })
    expect(issues.map(({ rule, message }) => [rule, message])).toEqual([
      ['legal-lock', expect.stringContaining('A published text has changed: the section “Purpose”.')],
    ])
  }
})

test('a text that is recorded without an approval is told, and cannot go live', async () => {
  const issues = async (file: string, more: Partial<LegalRecord>) =>
    (await checkSite(files({ [first]: {}, [file]: { ...more, approvedBy: undefined } }))).issues
  expect(await issues(second, {})).toMatchObject([
    {
      severity: 'warning',
      message: expect.stringContaining('but nobody has approved it'),
      hint: 'When somebody has, run `npm run legal:correct privacy-policy -- --effective 2026-06-01 --approved-by "…"`.',
    },
  ])
  expect(await issues(first, {})).toMatchObject([{ severity: 'error', rule: 'legal-lock' }])
})

test('an announced text may be corrected before the version it replaces takes effect', async () => {
  const announced = told('2026-03-01')
  const corrected = legalText({ effective: '2026-09-01', lastUpdated: '2026-03-10' })
  const { fingerprint } = legalRecordOf(third, corrected)
  const given = { [first]: {}, [second]: { announced }, [third]: { announced, fingerprint } }
  expect((await checkSite({ ...files(given), [third]: corrected })).issues).toEqual([])
})

test('an announced version can be linked to, and so can what was withdrawn', async () => {
  const announced = told('2026-03-01')
  const withdrawn = { ...told('2026-03-02'), reason: because }
  const about = { 'content/pages/about.mdx': page({}, 'See [it](/privacy-policy/versions/2026-06-01).\n') }
  for (const more of [{ announced }, { announced, withdrawn }])
    expect((await checkSite({ ...files({ [first]: {}, [second]: more }), ...about })).issues).toEqual([])
  const early = await checkSite({ ...files({ [first]: {}, [second]: { announced: told('2026-04-01') } }), ...about })
  expect(early.issues.map(({ message }) => message)).toEqual([expect.stringContaining('not in effect yet')])
})
