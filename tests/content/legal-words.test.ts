import { expect, test } from 'vitest'
import { checkSite, reportFor } from '../support/check-site.ts'
import { type LegalFieldsGiven, legalText, recordedLegal } from '../support/legal-text.ts'
import { page } from '../support/minimal-content.ts'

const file = 'content/legal/terms-of-service/2025-01-15.mdx'
const report = (body: string, fields: LegalFieldsGiven = {}) =>
  reportFor(recordedLegal({ [file]: legalText(fields, body) }))
const issuesOf = async (body: string, fields: LegalFieldsGiven = {}) =>
  (await checkSite(recordedLegal({ [file]: legalText(fields, body) }))).issues.filter(
    ({ rule }) => rule !== 'straight-quotes',
  )

test('a period or rate that is written out is told: it could come to contradict another one', async () => {
  const text =
    '## Payment\n\nDue in <Term value="paymentDays" />.\n\n## Late payment\n\nAfter 30 days, 1.5% per month.\n'
  expect(await report(text, { values: { paymentDays: '30 days' } })).toMatchInlineSnapshot(`
    "content/legal/terms-of-service/2025-01-15.mdx
      18:7-14 error legal-figure: The figure "30 days" is written out, although it is also the value "paymentDays": another section could come to contradict it.
        Write <Term value="paymentDays" /> if it is the same thing, or give it a value of its own under \`values\`.
      18:16-20 error legal-figure: The figure "1.5%" is written out: another section could come to contradict it.
        Add \`nameOfThePeriod: 1.5%\` under \`values\` at the top of the file and write <Term value="nameOfThePeriod" /> here."
  `)
})

test('figures are found in words, tables, dates and the summary', async () => {
  const text =
    '## Periods\n\nWithin one month or three business days, from March 1, 2026 on.\n\n| A | B |\n| --- | --- |\n| x | 90-day |\n'
  const issues = await issuesOf(text, { summary: 'Within {notice} or 12 hours.' })
  expect(issues.map(({ message }) => /"([^"]*)"/.exec(message)?.[1])).toEqual([
    'notice',
    '12 hours',
    'one month',
    'three business days',
    'March 1, 2026',
    '90-day',
  ])
})

test.each(['<https://example.com>', '<b>wide</b>', '<Statz />'])('numbers are told beside %s', async (mistake) => {
  const issues = await issuesOf(`## 1. Payment\n\nSee section 2 within 30 days.\n\nWords, ${mistake}.\n`)
  const rules = issues.map(({ rule }) => rule)
  expect(rules.slice(0, 3).sort()).toEqual(['legal-figure', 'legal-heading', 'legal-reference'])
  expect(rules).toHaveLength(4)
})

test('the day from which the version applies is a value of every version', async () => {
  expect(await issuesOf('## Start\n\nFrom <Term value="effective" /> on.\n')).toEqual([])
})

test('a term with capitals that is not defined is told with the likely one', async () => {
  const text =
    '## Words\n\nThe “**Deliverables**” are what we hand over. We keep every Deliverable, and the Deliverabels of the Steering Committee.\n'
  expect(await report(text)).toMatchInlineSnapshot(`
    "content/legal/terms-of-service/2025-01-15.mdx
      12:82-94 error legal-undefined-term: “Deliverabels” is written like a defined term, but this version does not define it.
        Did you mean “Deliverables”?
      12:102-120 error legal-undefined-term: “Steering Committee” is written like a defined term, but this version does not define it.
        Define it where it is first used, as “**Steering Committee**”, write it with a small letter, or, if it is a name, add it to \`properNames\` in content/site/legal.json."
  `)
})

test('a term that is not defined is told once, with the lines it stands on', async () => {
  const text = '## Words\n\nWe pay the Fees.\n\nAnd Fees, with the Fees.\n\nOf the Fees.\n'
  expect((await issuesOf(text)).map(({ line, hint }) => `${line}: ${hint}`)).toEqual([
    expect.stringMatching(/^12: Define it .* It also stands on lines 14 and 16\.$/),
  ])
})

test.each(['"**Fees**"', '**“Fees”**', '**"Fees"**', '“*Fees*”', '“__Fees__”', '”**Fees**“'])(
  'a definition written as %s is told once, and none of the uses of its term',
  async (written) => {
    expect(
      await issuesOf(`## Words\n\nThese are the ${written}.\n\nWe pay the Fees, and the Fees again.\n`),
    ).toMatchObject([
      {
        line: 12,
        message: `${written} is no definition as it is written, and “Fees” is used like a defined term.`,
        hint: 'Write “**Fees**”: curly quotation marks outside, two asterisks inside.',
      },
    ])
  },
)

test.each(['The word "**fees**" means fees.', 'It is provided “*as is*” and as available.', 'We say "Hello" once.'])(
  'what is only quoted is no definition: %s',
  async (text) => expect(await issuesOf(`## Words\n\n${text}\n`)).toEqual([]),
)

test('a number that was typed into a heading is told once, and neither the links to it nor its lost name', async () => {
  const later = 'content/legal/terms-of-service/2025-06-01.mdx'
  const numbered = '## 1. Purpose\n\nSee <Ref to="#purpose" />.\n\n### Section 1.1 Scope\n\nWords.\n'
  const { issues } = await checkSite(
    recordedLegal({
      [file]: legalText(),
      [later]: legalText({ effective: '2025-06-01' }, numbered),
    }),
  )
  expect(issues.map(({ severity, message, hint }) => `${severity}: ${message} ${hint}`)).toEqual([
    'error: The number in the heading “1. Purpose” is typed: readers would see it beside the one that is printed. Write the words alone: Purpose.',
    expect.stringContaining('Write the words alone: Scope.'),
  ])
  expect(await issuesOf('## 5 steps\n\nWords.\n')).toEqual([])
})

test('names, titles, months and headings are no undefined terms', async () => {
  const names = { properNames: ['New York', 'Article'] }
  const site = await checkSite(recordedLegal({ [file]: legalText() }))
  const words = { ...site.data?.singles.legalWords, ...names }
  const text = '## The Rules of New York\n\nIn New York, Article 6 applies from March on, see the Privacy Policy.\n'
  const { issues } = await checkSite({
    ...recordedLegal({ [file]: legalText({}, text) }),
    'content/site/legal.json': JSON.stringify(words),
  })
  expect(issues).toEqual([])
})

test.each([
  ['', ''],
  ['- ', '  '],
  ['- Words.\n  - ', '    '],
  ['10. ', '    '],
])(
  'a line end within a paragraph is a space for the rules as it is for readers, behind “%s”',
  async (begin, indent) => {
    const lines = [
      `${begin}The share of all that we earn with our clients in a year is the “**Fee`,
      `${indent}Basis**”, and whatever we ask for follows from the Fee`,
      `${indent}Basis that counts. It ends after 30`,
      `${indent}days, as the steering`,
      `${indent}Committee says, see section`,
      `${indent}7.2.`,
    ]
    const above = begin.split('\n').length + 11
    const issues = await issuesOf(`## Words\n\n${lines.join('\n')}\n`)
    expect(issues.map(({ rule, line, column }) => [rule, (line ?? 0) - above, column])).toEqual([
      ['legal-figure', 2, (lines[2] ?? '').indexOf('30') + 1],
      ['legal-undefined-term', 4, indent.length + 1],
      ['legal-reference', 4, (lines[4] ?? '').indexOf('section') + 1],
    ])
  },
)

test('a reference to a section that does not exist names the likely one', async () => {
  expect(await report('## Late payment\n\nSee <Ref to="#late-payments" />.\n')).toMatchInlineSnapshot(`
    "content/legal/terms-of-service/2025-01-15.mdx
      12:13-29 error broken-fragment: There is no #late-payments on /terms-of-service.
        Did you mean #late-payment?"
  `)
})

test('a reference needs a section with a number', async () => {
  const text = '## One\n\n### Two\n\n#### Three\n\nSee <Ref to="#three" /> and <Ref to="/about#top" />.\n'
  const { issues } = await checkSite({
    ...recordedLegal({ [file]: legalText({}, text) }),
    'content/pages/about.mdx': page(),
  })
  expect(issues.map(({ message }) => message)).toEqual([
    '#three has no section number, so there is nothing to print.',
    '/about#top has no section number, so there is nothing to print.',
  ])
})

test('a reference may lead to a section of another document', async () => {
  const other = 'content/legal/privacy-policy/2025-01-15.mdx'
  const { issues } = await checkSite(
    recordedLegal({
      [file]: legalText({ title: 'Terms' }, '## One\n\nSee <Ref to="/privacy-policy#purpose" named />.\n'),
      [other]: legalText(),
    }),
  )
  expect(issues).toEqual([])
})

test('figures and references stand in legal texts only', async () => {
  const { issues } = await checkSite({ 'content/pages/about.mdx': page({}, 'See <Term value="x" />.\n') })
  expect(issues.map(({ rule, line, column }) => [rule, line, column])).toEqual([['block-place', 8, 5]])
})
