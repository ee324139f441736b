import { afterEach, expect, test } from 'vitest'
import { createContent } from '../../../scripts/content/content.ts'
import { openVersion } from '../../../scripts/legal/open-version.ts'
import { recordVersion } from '../../../scripts/legal/record-version.ts'
import { legalText } from '../../support/legal-text.ts'
import { page } from '../../support/minimal-content.ts'
import { removeTemporarySites, temporarySite } from '../../support/temporary-site.ts'

afterEach(removeTemporarySites)

const document = 'terms-of-service'
const first = `content/legal/${document}/2025-01-15.mdx`
const today = '2026-03-15'
const later = '2026-05-01'
const by = { recordedBy: 'Ada Clerk', approvedBy: 'Ben Counsel' }
const fields = { title: 'Terms of Service', values: { interestRate: '1.5% per month' } }
const body =
  '## Late payment\n\nInterest is <Term value="interestRate" />, see two examples in annex 3.\n\n## Notices\n\nIn writing.\n'

async function recordedSite(files: Record<string, string> = {}) {
  const site = temporarySite({ [first]: legalText(fields, body), ...files })
  await recordVersion(site.root, { ...by, document }, today)
  return site
}
const refusal = (promise: Promise<unknown>) =>
  promise.then(
    () => 'not refused',
    (error: Error) => error.message,
  )

test('a version without a word on its changes is not recorded as final', async () => {
  const { root, read } = await recordedSite()
  openVersion(root, document, later, today)
  const before = read('content/legal/published.json')
  expect(await refusal(recordVersion(root, { ...by, document, effective: later }, today))).toMatchInlineSnapshot(`
    "Not recorded: with this the site could not be published on 2026-05-01.

    content/legal/terms-of-service/2026-05-01.mdx  1 error

      7:10  error  This version does not say what it changes in the version of 2025-01-15.  legal-changes
          5 | lastUpdated: "2026-05-01"
          6 | summary: "Words."
        > 7 | changes: ""
            |          ^^
          8 | values:
          9 |   interestRate: "1.5% per month"
        How to fix: Say under \`changes\` what is different, in one to four sentences for readers who know the earlier version.

    1 error in 1 file.
    "
  `)
  expect(read('content/legal/published.json')).toBe(before)
})

test('a version that loses the address of a section is not recorded, nor one that breaks links to it', async () => {
  const about = { 'content/pages/about.mdx': page({}, `See [notices](/${document}#notices).\n`) }
  const { root, read, write } = await recordedSite(about)
  const { file } = openVersion(root, document, later, today)
  write(
    file,
    read(file)
      .replace('changes: ""', 'changes: "Notices are gone."')
      .replace(/## Notices[\s\S]*/, ''),
  )
  const record = () => recordVersion(root, { ...by, document, effective: later }, today)
  expect(await refusal(record())).toMatchInlineSnapshot(`
    "Not recorded: with this the site could not be published on 2026-05-01.

    content/legal/terms-of-service/2026-05-01.mdx  1 error

      1:1  error  The section #notices of the version of 2025-01-15 is gone: links to it, here and in contracts, would lead nowhere.  legal-anchor
        > 1 | ---
            | ^
          2 | title: Terms of Service
          3 | description: What readers find in the “Terms of Service” of 2025-01-15, in a sentence of a good leng…
        How to fix: Add \`notices: the-section-that-answers-it-now\` under \`anchors\` at the top of the file.

    content/pages/about.mdx  1 error

      8:5  error  There is no #notices on /terms-of-service.  broken-fragment
          6 | ---
          7 |
        > 8 | See [notices](/terms-of-service#notices).
            |     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        How to fix: The places on it are #version-history, #late-payment.

    2 errors in 2 files.
    "
  `)
  write(file, read(file).replace('changes:', 'anchors:\n  notices: late-payment\nchanges:'))
  expect((await record()).what).toBe('first')
})

test.each([
  ['a value', '1.5% per month', '1.6% per month'],
  ['a number', 'annex 3', 'annex 4'],
  ['a number in words', 'two examples', 'three examples'],
  ['a number more', 'In writing.', 'In writing, on 2 pages.'],
])('%s is never corrected', async (_, was, is) => {
  const { root, read, write } = await recordedSite()
  write(first, read(first).replace(was, is))
  const request = { ...by, document, reason: 'A slip.' }
  const text = read(first)
  expect(await refusal(recordVersion(root, request, today))).toMatch(
    /^This is no correction: in the terms-of-service of January 15, 2025 the figure “.+” (has become “.+”|is new)\. A value or a number is never corrected, because people rely on it\. Put it back as it was, then change it in a new version:\nnpm run legal:new terms-of-service -- --effective YYYY-MM-DD$/,
  )
  expect(read(first)).toBe(text)
})

test('the check offers no correction for a figure that has changed', async () => {
  const { root, read, write } = await recordedSite()
  write(first, read(first).replace('1.5% per month', '2% per month'))
  const { issues } = await createContent({ root, now: today }).check()
  expect(issues.map(({ message, hint }) => [message, hint])).toMatchInlineSnapshot(`
    [
      [
        "A published text has changed: the section “Late payment”; the figure “1.5% per month” has become “2% per month”. People rely on the version of January 15, 2025 as it was recorded on March 15, 2026.",
        "A value or a number is never corrected: put it back and change it in a new version: \`npm run legal:new terms-of-service -- --effective YYYY-MM-DD\`.",
      ],
    ]
  `)
})

test('a correction moves the date readers see', async () => {
  const { root, read, write } = await recordedSite()
  write(first, read(first).replace('Interest is', 'The interest is'))
  await recordVersion(root, { ...by, document, reason: 'A word was missing.' }, today)
  expect(read(first)).toContain(`lastUpdated: "${today}"\n`)
  expect((await createContent({ root, now: today }).check()).issues).toEqual([])
})

test('someone stands for every record', async () => {
  const { root, read, write } = await recordedSite()
  const [record] = JSON.parse(read('content/legal/published.json'))
  expect(record).toMatchObject(by)
  write(first, read(first).replace('Interest is', 'The interest is'))
  const request = { document, reason: 'A word was missing.' }
  expect(await refusal(recordVersion(root, request, today))).toMatchInlineSnapshot(
    `
    "Say who records the text and who approved it.
    --recorded-by "Your Name" --approved-by "Name of the lawyer""
  `,
  )
  expect(await refusal(recordVersion(root, { ...request, ...by, approvedBy: ' ' }, today))).toMatch(/^Say who records/)
  const asked: string[] = []
  await recordVersion(root, request, today, async (question) => {
    asked.push(question)
    return 'Cy Third'
  })
  expect(asked).toEqual(['Who records it?', 'Who approved it?'])
  expect(JSON.parse(read('content/legal/published.json'))[0].corrections[0]).toMatchObject({
    recordedBy: 'Cy Third',
    approvedBy: 'Cy Third',
  })
})

test('a record from before figures and people were kept is valid; its figures come before its first correction', async () => {
  const { root, read, write } = await recordedSite()
  const records = JSON.parse(read('content/legal/published.json'))
  const { figures, recordedBy: _, approvedBy: __, ...old } = records[0]
  write('content/legal/published.json', JSON.stringify([old]))
  expect((await createContent({ root, now: today }).check()).issues).toEqual([])
  const text = read(first)
  write(first, text.replace('Interest is', 'The interest is'))
  const request = { ...by, document, reason: 'A word was missing.' }
  expect(await refusal(recordVersion(root, request, today))).toMatchInlineSnapshot(
    `"The record of terms-of-service 2025-01-15 does not hold its figures yet, so that nobody could see whether one has changed. Put the text back as it was, record it once, then make the correction."`,
  )
  write(first, text)
  expect((await recordVersion(root, { document }, today)).what).toBe('figures')
  expect(JSON.parse(read('content/legal/published.json'))[0].figures).toBe(figures)
  write(first, text.replace('Interest is', 'The interest is'))
  expect((await recordVersion(root, request, today)).what).toBe('correction')
})
