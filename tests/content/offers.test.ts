import { expect, test } from 'vitest'
import { z } from 'zod'
import { blocks } from '#src/blocks/rows.ts'
import { collections } from '#src/content/collections.ts'
import { fieldRows } from '#src/content/field-rows.ts'
import { type TextForm, textWith, writtenAs } from '#src/content/field-types.ts'
import { offerDate, offerMoment } from '../../scripts/content/fields/offer-date.ts'
import { offerNumber } from '../../scripts/content/fields/offer-number.ts'
import { offerValue } from '../../scripts/content/fields/offer-value.ts'
import { gapsOf, schemaAt } from '../../scripts/content/fields/schema-at.ts'
import { validate } from '../../scripts/content/fields/validate.ts'
import { checkSite, reportFor } from '../support/check-site.ts'
import { article, page, role } from '../support/minimal-content.ts'

const briefing = 'content/articles/a-briefing.mdx'

test('a date without hyphens, which is read as a number, is offered with them', async () => {
  const moments = { publishAt: '20261224', unpublishAt: '2027122' }
  expect(await reportFor({ [briefing]: article({ date: '20260301', ...moments }) })).toMatchInlineSnapshot(`
    "content/articles/a-briefing.mdx
      8:7-15 error invalid-value: \`date\` must be a date written as year-month-day, for example "2026-03-01".
        Write 2026-03-01. What belongs here: The day it was published.
      12:12-20 error invalid-value: \`publishAt\` must be a date written as year-month-day, with a time if you like: "2026-03-01" or "2026-03-01T09:00".
        Write 2026-12-24. What belongs here: From when the site has it: a day, or a day and time on the firm’s clocks, for example "2026-03-01T09:00".
      13:14-21 error invalid-value: \`unpublishAt\` must be a date written as year-month-day, with a time if you like: "2026-03-01" or "2026-03-01T09:00".
        What belongs here: From when the site no longer has it: a day, or a day and time on the firm’s clocks."
  `)
})

test('a date that was taken away is told without a form, as pickers of dates show another', async () => {
  const told = await reportFor({ [briefing]: article({ date: '""', publishAt: '""' }) })
  expect(told).toMatchInlineSnapshot(`
    "content/articles/a-briefing.mdx
      8:7-9 error invalid-value: \`date\` is empty.
        What belongs here: The day it was published.
      12:12-14 error invalid-value: \`publishAt\` is empty.
        What belongs here: From when the site has it: a day, or a day and time on the firm’s clocks, for example "2026-03-01T09:00"."
  `)
})

test('every other date is offered in the same way, in JSON with its quotation marks', async () => {
  const { issues } = await checkSite({
    'content/jobs/consultant.mdx': role({ posted: '20260101', validThrough: '20261231' }),
    'content/site/claims.json': JSON.stringify([{ id: 'reach', asOf: 20260301, reviewBy: 20261331 }]),
  })
  const dates = issues.filter(({ message }) => message.includes('must be a date'))
  expect(dates.map(({ field, hint }) => `${field}: ${hint?.replace(/ ?What.*/, '')}`)).toMatchInlineSnapshot(`
    [
      "posted: Write 2026-01-01.",
      "validThrough: Write 2026-12-31.",
      "0.asOf: Write "2026-03-01".",
      "0.reviewBy: ",
    ]
  `)
})

test('a number with separators or a unit is offered as a number', async () => {
  expect(await reportFor({ [briefing]: article({ readTime: '6 min' }) })).toMatchInlineSnapshot(`
    "content/articles/a-briefing.mdx
      7:11-16 error wrong-type: \`readTime\` must be a number, not text.
        Write the number alone: 6. What belongs here: Reading time in minutes. The check says so when it does not fit the length of the text."
  `)
})

test('a chart says which value is missing', async () => {
  const chart = (plan: string, actual: string) =>
    `<RatioChart title="T" labels={["Q1", "Q2", "Q3"]} series={[{ label: "Plan", values: ${plan} }, { label: "Actual", values: ${actual} }]} />\n`
  const body = `${chart('[1, 2]', '[1, 2, 3, 4]')}\n${chart('[1, , 3]', '[1, 2, null]')}`
  expect(await reportFor({ 'content/pages/about.mdx': page({}, body) })).toMatchInlineSnapshot(`
    "content/pages/about.mdx
      8:58-138 error block-props: <RatioChart>: \`series\`, item 1, \`values\` of the line “Plan” has 2 values for 3 labels: none for “Q3”.
      8:58-138 error block-props: <RatioChart>: \`series\`, item 2, \`values\` of the line “Actual” has 4 values for 3 labels: one for each label is enough.
      10:58-140 error block-props: <RatioChart>: \`series\`, item 1, \`values\` has no value at position 2.
        Give it one, or shorten the list.
      10:58-140 error block-props: <RatioChart>: \`series\`, item 2, \`values\` has no value at position 3.
        Give it one, or shorten the list."
  `)
})

test('an address in a field that is not whole is offered as it should be written', async () => {
  const report = await reportFor({
    'content/pages/about.mdx': page({}, '<Actions>\n<Action label="Go" href="www.example.com" />\n</Actions>\n'),
    'content/site/redirects.json': '[{ "id": "a", "from": "/a", "to": "about", "note": "Moved." }]\n',
  })
  expect(report).toContain('Write https://www.example.com. What belongs here: ')
  expect(report).toContain('Write "/about". What belongs here: ')
})

test.each([
  ['15/01/2025', 'Write 2025-01-15.'],
  ['15.1.2025', 'Write 2025-01-15.'],
  ['01/15/2025', 'Write 2025-01-15.'],
  ['03/04/2025', 'Write 2025-04-03 if the day comes first in it, 2025-03-04 if the month does.'],
  ['03/03/2025', 'Write 2025-03-03.'],
  ['2025/1/5', 'Write 2025-01-05.'],
  ['2025-01-15T10:00:00Z', 'Write 2025-01-15.'],
  ['20250115', 'Write 2025-01-15.'],
  ['2025111', undefined],
  ['20251315', undefined],
  ['January 15, 2025', 'Write 2025-01-15.'],
  ['15th Jan 2025', 'Write 2025-01-15.'],
  ['15 Jan ’25', 'Write 2025-01-15.'],
  ['Jan 15, 25', 'Write 2025-01-15.'],
  ['1/15/25', 'Write 2025-01-15.'],
  ['15.1.25', 'Write 2025-01-15.'],
  ['26/11/18', undefined],
  ['26-11-18', undefined],
  ['31/02/2025', undefined],
  ['15 Foo 2025', undefined],
  ['soon', undefined],
])('%s as a date', (written, offered) => expect(offerDate(written)).toBe(offered))

test.each([
  ['180,000', 180_000],
  ['$180,000', 180_000],
  ['180k', 180_000],
  ['$1.2M', 1_200_000],
  ['6 min', 6],
  ['about 6 minutes', 6],
  ['85%', 85],
  ['-4 °C', -4],
  ['1 200', 1200],
  ['5-8 years', undefined],
  ['1,5', 1.5],
  ['0,125', 0.125],
  ['１２', 12],
  ['−4', -4],
  ['1.5 million', 1_500_000],
  ['$3 Billion', 3_000_000_000],
  ['$1.2m', undefined],
  ['1,2,3', undefined],
  ['soon', undefined],
])('%s as a number', (written, offered) => expect(offerNumber(written)).toBe(offered))

test.each([
  ['2027-03-01 9:00', 'Write 2027-03-01T09:00.'],
  ['March 1, 2027, 9am', 'Write 2027-03-01T09:00.'],
  ['1 March 2027 at 12 p.m.', 'Write 2027-03-01T12:00.'],
  ['2027-03-01T09:00:30', 'Write 2027-03-01T09:00.'],
  ['15/01/2027 21:30', 'Write 2027-01-15T21:30.'],
  ['3/4/2027 12:15 am', 'Write 2027-04-03T00:15 if the day comes first in it, 2027-03-04T00:15 if the month does.'],
  ['15/01/2027', 'Write 2027-01-15.'],
  ['March 1, 2027', 'Write 2027-03-01.'],
  ['2027-03-01T09:00:00Z', 'Write the day and time that the firm’s clocks show then, without Z or an offset.'],
  ['2027-03-01T09:00+01:00', 'Write the day and time that the firm’s clocks show then, without Z or an offset.'],
  ['tomorrow at 9', undefined],
])('%s as a day and time', (written, offered) => expect(offerMoment(written)).toBe(offered))

test.each([
  ['yes', 'Write true, without quotation marks.'],
  ['True', 'Write true, without quotation marks.'],
  ['on', 'Write true, without quotation marks.'],
  ['off', 'Write false, without quotation marks.'],
  ['no', 'Write false, without quotation marks.'],
  ['perhaps', undefined],
])('%s as true or false', (written, offered) => expect(offerValue(written, 'boolean')).toBe(offered))

test.each<[TextForm, RegExp, string, string]>([
  ['date', /^\d{4}-\d{2}-\d{2}$/, '12 October 2026', '2026-10-12'],
  ['moment', /^\d{4}-\d{2}-\d{2}/, '12 October 2026, 9 am', '2026-10-12T09:00'],
  ['time', /^\d{2}:\d{2}$/, '2 PM', '14:00'],
  ['slug', /^[a-z-]+$/, 'Culture Change', 'culture-change'],
  ['picture', /^[\w.]+$/, 'images/bridge.jpg', 'bridge.jpg'],
  ['address', /^https:/, 'www.example.com', 'https://www.example.com'],
])(
  'what is offered for a %s follows from the form its schema names, whatever that says',
  (form, pattern, value, meant) => {
    const schema = z.strictObject({ x: z.string().regex(pattern, 'is wrong').meta(writtenAs(form)) })
    const [{ message, hint, fixes } = {}] = validate('content/x.mdx', schema, { x: value }).issues
    expect([message, hint, fixes]).toEqual(['`x` is wrong.', `Write ${meant}.`, [{ value: meant }]])
  },
)

test('a schema without words of its own gets those of the check, and one with words that zod might use keeps them', () => {
  const said = (schema: z.ZodType) =>
    validate('content/x.mdx', z.strictObject({ x: schema }), { x: 'a' }).issues[0]?.message
  expect(said(z.string().min(2))).toBe('`x` must be at least 2 characters (it has 1).')
  expect(said(z.string().min(2, 'Invalid is what this is'))).toBe('`x` Invalid is what this is (it has 1).')
})

test('the gaps of a text are those its schema names, whatever its description says', () => {
  const schema = z.strictObject({ x: textWith(['count'], 'How many.') })
  const said = (x: string) => validate('content/x.mdx', schema, { x }).issues.map(({ hint }) => hint)
  expect([said('{count} briefings'), said('{cuont} briefings')]).toEqual([[], ['Did you mean {count}?']])
})

test('the description of a text with gaps names each of them', () => {
  const schemas = [
    ...Object.values(collections).map(({ schema }) => schema),
    ...Object.values(blocks).map(({ props }) => props),
  ]
  const rows = schemas.flatMap((schema) =>
    fieldRows(schema).map(({ name, description }) => ({ schema, name, description })),
  )
  const gaps = rows.flatMap(({ schema, name, description }) =>
    gapsOf(schemaAt(schema, name.replaceAll('[]', '.0').split('.'))).map((gap) => ({ gap, description })),
  )
  expect(gaps.length).toBeGreaterThan(100)
  expect(gaps.filter(({ gap, description }) => !description.includes(`{${gap}}`))).toEqual([])
})
