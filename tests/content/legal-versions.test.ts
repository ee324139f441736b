import { expect, test } from 'vitest'
import { checkSite, reportFor } from '../support/check-site.ts'
import { legalRecordOf, legalText, recordedLegal } from '../support/legal-text.ts'
import { page } from '../support/minimal-content.ts'

const first = 'content/legal/privacy-policy/2025-01-15.mdx'
const second = 'content/legal/privacy-policy/2026-01-01.mdx'
const records = 'content/legal/published.json'

test('the folder of a legal text is its address, so it lies in no other', async () => {
  const { issues } = await checkSite({ 'content/legal/notices/cookies/2025-01-15.mdx': legalText({}) })
  expect(issues.find(({ rule }) => rule === 'legal-file-name')).toMatchObject({
    severity: 'error',
    message: 'The folder of a document stands directly in content/legal: its name is the address.',
    hint: 'Move the file to content/legal/cookies/2025-01-15.mdx.',
  })
})

test('a text that was recorded and does not apply yet may change, figures too: it is recorded anew', async () => {
  const coming = 'content/legal/privacy-policy/2030-01-01.mdx'
  const fields = { effective: '2030-01-01', changes: 'Payment.', values: { paymentDays: '30 days' } }
  const was = legalText(fields, '## Purpose\n\nDue in <Term value="paymentDays" />.\n')
  const files = recordedLegal({ [first]: legalText(), [coming]: was })
  const { issues } = await checkSite({ ...files, [coming]: was.replace('30 days', '45 days') })
  expect(issues.filter(({ rule }) => rule === 'legal-lock').map(({ message, hint }) => [message, hint])).toEqual([
    [
      'The text has changed since it was recorded as final on March 15, 2026: the section “Purpose”.',
      'When it is final again, run `npm run legal:correct privacy-policy -- --effective 2030-01-01`; or put the words back.',
    ],
  ])
})

test('a changed figure is a changed text, another layout or summary is not', async () => {
  const was = legalText({ values: { paymentDays: '30 days' } }, '## Payment\n\nDue in\n<Term value="paymentDays" />.\n')
  const files = recordedLegal({ [first]: was })
  const figure = await checkSite({ ...files, [first]: was.replace('30 days', '45 days') })
  expect(figure.issues.map(({ rule, line }) => [rule, line])).toEqual([['legal-lock', 12]])
  const layout = was.replace('Due in\n', 'Due in ').replace('summary: "Words."', 'summary: "Better words."')
  expect((await checkSite({ ...files, [first]: layout.replaceAll('\n', '\r\n') })).issues).toEqual([])
})

test('a removed section is named', async () => {
  const was = legalText({}, '## Purpose\n\nSome words.\n\n## Scope\n\nOther words.\n')
  const { issues } = await checkSite({ ...recordedLegal({ [first]: was }), [first]: legalText() })
  expect(issues[0]?.message).toContain('the section #scope that was there')
})

test('a published version that is gone is missed', async () => {
  const { [first]: _, ...files } = recordedLegal({ [first]: legalText() })
  expect(await reportFor(files as Record<string, string>)).toContain(
    'Put content/legal/privacy-policy/2025-01-15.mdx back: published versions stay readable.',
  )
})

test('a text nobody recorded as final cannot go live, and is announced before', async () => {
  expect(await reportFor({ [first]: legalText() })).toContain(
    'If it is final, run `npm run legal:correct privacy-policy -- --effective 2025-01-15`.',
  )
  const { issues, data } = await checkSite({
    'content/legal/privacy-policy/2026-09-01.mdx': legalText({ effective: '2026-09-01' }),
  })
  expect(issues.map(({ severity, rule }) => [severity, rule])).toEqual([['warning', 'legal-lock']])
  expect(data).not.toBeNull()
})

test('a record that was edited by hand is told', async () => {
  const text = legalText()
  const record = legalRecordOf(first, text)
  const wrong = { date: '2024-01-01', reason: 'A slip.', before: record.fingerprint, after: '0'.repeat(64) }
  const { issues } = await checkSite({
    [first]: text,
    [records]: JSON.stringify([{ ...record, corrections: [wrong] }]),
  })
  expect(issues.map(({ message }) => message)).toEqual([
    'The correction of 2024-01-01 is out of order.',
    'This correction does not lead to the text recorded after it.',
  ])
})

test('dates of versions follow each other and a version says what it changed', async () => {
  const files = {
    [first]: legalText(),
    [second]: legalText({ effective: '2026-01-01', lastUpdated: '2024-12-01', changes: '' }),
  }
  expect(await reportFor(recordedLegal(files))).toMatchInlineSnapshot(`
    "content/legal/privacy-policy/2026-01-01.mdx
      1:1 error legal-changes: This version does not say what it changes in the version of 2025-01-15.
        Say under \`changes\` what is different, in one to four sentences for readers who know the earlier version.
      5:14-26 error legal-dates: The text is said to be updated on 2024-12-01, before the version it replaces took effect (2025-01-15).
        Write a day from 2025-01-15 on; usually 2026-01-01."
  `)
})

test('the name of a section that is gone leads to the one that answers it', async () => {
  const was = legalText({}, '## Purpose\n\nWords.\n\n## Fees\n\nWords.\n')
  const now = (anchors?: Record<string, string>) =>
    legalText({ effective: '2026-01-01', anchors }, '## Purpose\n\nWords.\n\n## Fees and expenses\n\nWords.\n')
  const about = page({}, 'See [fees](/privacy-policy#fees).\n')
  const gone = await reportFor({
    ...recordedLegal({ [first]: was, [second]: now() }),
    'content/pages/about.mdx': about,
  })
  expect(gone).toMatchInlineSnapshot(`
    "content/legal/privacy-policy/2026-01-01.mdx
      1:1 error legal-anchor: The section #fees of the version of 2025-01-15 is gone: links to it, here and in contracts, would lead nowhere.
        Add \`fees: the-section-that-answers-it-now\` under \`anchors\` at the top of the file.
    content/pages/about.mdx
      8:5-33 error broken-fragment: There is no #fees on /privacy-policy.
        The places on it are #version-history, #purpose, #fees-and-expenses."
  `)
  const kept = recordedLegal({ [first]: was, [second]: now({ fees: 'fees-and-expenses' }) })
  expect((await checkSite({ ...kept, 'content/pages/about.mdx': about })).issues).toEqual([])
  const wrong = await reportFor(
    recordedLegal({ [first]: was, [second]: now({ fees: 'fees-and-expanses', purpose: 'purpose' }) }),
  )
  expect(wrong).toContain('Did you mean "fees-and-expenses"?')
  expect(wrong).toContain('The section #purpose still exists')
})

test('a version that does not apply yet cannot be linked to, and the version before it stays the page', async () => {
  const future = 'content/legal/privacy-policy/2026-09-01.mdx'
  const files = recordedLegal({
    [first]: legalText({}, '## Purpose\n\nWords.\n'),
    [future]: legalText({ effective: '2026-09-01' }, '## Purpose\n\nWords.\n\n## News\n\nWords.\n'),
  })
  const about = (link: string) => ({ ...files, 'content/pages/about.mdx': page({}, `See [it](${link}).\n`) })
  expect(await reportFor(about('/privacy-policy/versions/2026-09-01'))).toContain('a version that is not in effect yet')
  expect(await reportFor(about('/privacy-policy#news'))).toContain('There is no #news on /privacy-policy.')
  expect((await checkSite(about('/privacy-policy/versions/2025-01-15#purpose'))).issues).toEqual([])
})
