import { expect, test } from 'vitest'
import { checkSite, reportFor } from '../support/check-site.ts'
import { legalText } from '../support/legal-text.ts'
import { article, page, role } from '../support/minimal-content.ts'

const briefing = 'content/articles/a-briefing.mdx'

test('the minimal site has no issues', async () => {
  const { issues, data } = await checkSite()
  expect(issues).toEqual([])
  expect(data?.entries.pages.map((entry) => entry.url)).toContain('/')
})

test('a missing required field says what readers would miss', async () => {
  expect(await reportFor({ [briefing]: article().replace(/author:.*\n/, '') })).toMatchInlineSnapshot(`
    "content/articles/a-briefing.mdx
      1:1 error missing-field: \`author\` is missing: Who wrote it.
        Add \`author\` with text."
  `)
})

test.each([
  ['1e999', '`readTime` is a number too large to be read.'],
  ['-.inf', '`readTime` is a number too large to be read.'],
  ['.nan', '`readTime` must be a number, not .nan.'],
])('%s is told for what it is', async (readTime, message) => {
  const { issues } = await checkSite({ [briefing]: article({ readTime }) })
  expect(issues.map((issue) => issue.message)).toEqual([message])
})

test('a number of JSON that is too large is told as such', async () => {
  const text = '{ "name": "A bureau", "contracts": 3, "value": "$1M", "order": 1e999 }\n'
  expect(await reportFor({ 'content/agencies/bureau.json': text })).toMatchInlineSnapshot(`
    "content/agencies/bureau.json
      1:64-69 error wrong-type: \`order\` is a number too large to be read.
        Write a smaller number."
  `)
})

test.each([
  ['2025-02-29', 'is not a day in the calendar: February 2025 has 28 days. What'],
  ['2025-13-14', 'is not a day in the calendar: there is no month 13. What'],
  ['2025-14-03', 'is not a day in the calendar: there is no month 14. Write 2025-03-14. What'],
  ['2025-00-03', 'is not a day in the calendar: there is no month 0. What'],
  ['2025-03-00', 'is not a day in the calendar: months begin with day 01. What'],
])('the day %s is refused, and why', async (date, expected) => {
  const { issues } = await checkSite({ [briefing]: article({ date }) })
  expect(issues.filter(({ field }) => field === 'date').map(({ message, hint }) => `${message} ${hint}`)).toEqual([
    expect.stringContaining(expected),
  ])
})

test('a misspelled field inside a group is found at its own line', async () => {
  const text = page().replace('hero:\n  title: About us', 'hero:\n  title: About us\n  ctaLinc: /')
  expect(await reportFor({ 'content/pages/about.mdx': text })).toMatchInlineSnapshot(`
    "content/pages/about.mdx
      6:3-10 error unknown-field: There is no field \`ctaLinc\` in \`hero\`.
        Did you mean \`ctaLink\`?"
  `)
})

test('a text that is too long is measured', async () => {
  expect(await reportFor({ [briefing]: article({ title: 'long '.repeat(20).trim() }) })).toContain(
    '`title` must be at most 80 characters (it has 99).',
  )
})

test.each([
  ['content/jobs/a.mdx', role({ title: 'T', posted: '2026-01-01', validThrough: '2026-12-31' })],
  ['content/legal/terms/2026-01-01.mdx', legalText({ title: 'T', effective: '2026-01-01' })],
  ['content/case-studies/a.json', '{ "title": "T" }'],
  ['content/resources/a.json', '{ "title": "T" }'],
  ['content/webinars/a.json', '{ "title": "T" }'],
])('the title of %s is at most as long as that of a briefing', async (file, text) => {
  const titled = (title: string) => text.replace(/title: T\b|"title": "T"/, (field) => field.replace(/\bT\b/, title))
  const told = async (title: string) =>
    (await checkSite({ [file]: titled(title) })).issues.filter(({ field }) => field === 'title')
  expect(await told('long '.repeat(16).trim())).toEqual([])
  expect(await told('long '.repeat(17).trim())).toMatchObject([
    { severity: 'error', message: '`title` must be at most 80 characters (it has 84).' },
  ])
})

test('an unquoted date is accepted as the text it is', async () => {
  const { data, issues } = await checkSite({ [briefing]: article({ date: '2026-03-01' }) })
  expect(issues).toEqual([])
  expect(data?.entries.articles[0]?.data.date).toBe('2026-03-01')
})

test('a JSON entry may name its schema', async () => {
  const agency = { $schema: '../.schemas/agencies.json', name: 'A bureau', contracts: 3, value: '$42M', order: 1 }
  const { issues, data } = await checkSite({ 'content/agencies/bureau.json': JSON.stringify(agency) })
  expect(issues).toEqual([])
  expect(data?.entries.agencies[0]?.data).toEqual({ name: 'A bureau', contracts: 3, value: '$42M', order: 1 })
})
