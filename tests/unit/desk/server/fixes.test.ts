import { afterEach, expect, test } from 'vitest'
import type { DeskIssue } from '#src/desk/requests/issue.ts'
import { fixEdits } from '#src/desk/text/fields/fix-edits.ts'
import { applyEdits } from '#src/desk/text/model/text-edit.ts'
import { rules } from '../../../../scripts/content/rules/rules.ts'
import { type DeskSite, startDesk } from '../../../support/desk-site.ts'
import { article, category, page } from '../../../support/minimal-content.ts'
import { removeTemporarySites } from '../../../support/temporary-site.ts'

const about = 'content/pages/about.mdx'
const piece = 'content/articles/piece.mdx'
const strategy = 'content/categories/strategy.json'
let desk: DeskSite

afterEach(async () => {
  expect(desk.errors).toEqual([])
  await desk.stop()
  removeTemporarySites()
})

const issuesOf = async (file: string) =>
  ((await desk.ask('GET site')).json.issues as DeskIssue[]).filter((issue) => issue.file === file)

/** The lines of a file that the first fix of a rule changes; the issue is gone after it. */
async function fixed(file: string, rule: string, which = 0): Promise<string[]> {
  const issue = (await issuesOf(file)).find((one) => one.rule === rule && one.fixes)
  const fix = issue?.fixes?.[which]
  if (!issue || !fix) throw new Error(`Nothing to fix: ${JSON.stringify(await issuesOf(file))}`)
  const { json } = await desk.ask(`GET entry?file=${file}`)
  const text = applyEdits(json.text, fixEdits(json.text, json.format, issue, fix))
  await desk.ask('PUT entry', { body: { file, text, base: json.version } })
  const left = await issuesOf(file)
  expect(left.map(({ rule, message }) => `${rule} ${message}`)).not.toContain(`${issue.rule} ${issue.message}`)
  const before = json.text.split('\n') as string[]
  return text.split('\n').filter((line) => !before.includes(line))
}

test.each([
  ['a link to a page', '[Us](/abuot)', 'broken-link', '[Us](/about)'],
  ['an address that the words of its link say, too', '[about](about)', 'link-form', '[about](/about)'],
  ['a link to a heading', '## The plan\n\n[It](#the-pln)', 'broken-fragment', '[It](#the-plan)'],
  ['the name of a block', '<Acton href="/about" label="Us" />', 'unknown-block', '<Action href="/about" label="Us" />'],
  ['an attribute', '<Action hrf="/about" label="Us" />', 'block-props', '<Action href="/about" label="Us" />'],
])('what was meant is written at a press: %s', async (_name, written, rule, wanted) => {
  desk = await startDesk({ [about]: page({}, `${written}\n`) })
  expect(await fixed(about, rule)).toEqual([wanted])
})

test('the tag that closes a block gets the name, too', async () => {
  desk = await startDesk({ [about]: page({}, '<Sectoin title="Here">\n\nWords.\n\n</Sectoin>\n') })
  expect(await fixed(about, 'unknown-block')).toEqual(['<Section title="Here">', '</Section>'])
})

test('a name of a field, a value of a list and a date are put right where they stand', async () => {
  desk = await startDesk({
    [strategy]: category('Strategy'),
    [piece]: article({ category: 'stratgey' })
      .replace('title:', 'titel:')
      .replace(/^date: .*$/m, 'date: 3/4/2025'),
  })
  expect(await fixed(piece, 'unknown-field')).toEqual([expect.stringContaining('title: ')])
  const [dayFirst, monthFirst] = (await issuesOf(piece)).find(({ rule }) => rule === 'invalid-value')?.fixes ?? []
  expect([dayFirst, monthFirst]).toEqual([{ value: '2025-04-03' }, { value: '2025-03-04' }])
  expect(await fixed(piece, 'invalid-value', 1)).toEqual([expect.stringMatching(/^date: "?2025-03-04"?$/)])
  expect(await fixed(piece, 'unknown-value')).toEqual([expect.stringMatching(/^category: "?strategy"?$/)])
})

test('what the rule of a problem asks for is told with its examples, and of no other', async () => {
  desk = await startDesk()
  const { json } = await desk.ask('GET rule?id=claim-source')
  expect(json).toEqual({
    sentence: rules['claim-source'].sentence,
    place: 'In content/site/claims.json',
    wrong: rules['claim-source'].wrong,
    right: rules['claim-source'].right,
  })
  expect((await desk.ask('GET rule?id=toString')).status).toBe(404)
})

test('a text that is another one by now is left alone', () => {
  const issue: DeskIssue = { severity: 'error', rule: 'x', file: about, line: 3, column: 1, message: '' }
  expect(fixEdits('One\n\nTwo', 'mdx', issue, { instead: 'One', write: 'Three' })).toEqual([])
})

test('a problem of the body has the name of its block, or how its passage begins', async () => {
  const body = `## Plans

We are **the** people who plan what everybody else [does](/abuot), and more.

<Section title="Here">

<Action href="/abuot"
  label="Us" />

<Action hrf="/about" label="Us" />

Inside of it [a link](/abuot).

</Section>
`
  desk = await startDesk({ [about]: page({}, body) })
  const places = (await issuesOf(about)).map(({ block, field, passage }) => ({ block, field, passage }))
  expect(places).toEqual([
    { passage: 'We are the people who plan what…' },
    { block: 'Action', field: 'href' },
    { block: 'Action', field: 'hrf' },
    { passage: 'Inside of it a link.' },
  ])
})
