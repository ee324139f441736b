import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { checkSite } from '../support/check-site.ts'
import { article, page } from '../support/minimal-content.ts'

const about = 'content/pages/about.mdx'
const told = async (files: Record<string, string | Buffer>) =>
  (await checkSite(files)).issues
    .filter(({ rule }) => rule !== 'straight-quotes')
    .map(({ line, column, message, hint }) => `${line}:${column} ${message} ${hint}`)

test.each([
  ['| a | b |\n| 1 | 2 |', '8:1 This is no table: the line of hyphens under its head is missing. Write | --- | --- |'],
  ['| a | b |\n| — | — |\n| 1 | 2 |', '8:1 This is no table: the line of hyphens under its head is missing.'],
  ['| a | b |\n\n|---|---|\n\n| 1 | 2 |', '10:1 This is no table: the line of hyphens stands alone. Delete the blank'],
  ['##1. Heading', '8:1 This is no heading: there is no plain space after the signs #.'],
  ['– one\n– two\n– three', '8:1 This is no list: another program made dashes of its hyphens.'],
  ['Words.[^ 1] Words.', '8:7 This is no footnote: there is a space in its mark. Write [^1].'],
  ['A stray } brace', '8:9 This brace is printed as it is: none opens before it. Delete it, or write \\}'],
  ['&lt;Stat value="1" label="x" /&gt;', '8:1 This is no block: readers see its first sign'],
  ['a) one\nb) two', '8:1 This is no list: letters do not number one here. Begin each item with "1. "'],
  ['See (our page)[/about].', '8:5 This is no link: the round and the square brackets have changed places.'],
  ['< Stat value="1" label="x" />', '8:1 This is no block: there is a space after the sign <. Delete the space.'],
  [
    'Words.[^7]\n\n[^7] A note.',
    '10:1 A colon is missing after [^7], so this is no footnote. Write [^7]: and then its text.',
  ],
  [
    '<Callout title="T">One\\ two</Callout>',
    'This backslash is printed as it is: only at the end of a line it ends one.',
  ],
  ['a <b and c', '8:3 The tag is never closed with >. End it with /> or >. Write \\< for the sign itself.'],
  [
    '<Section title=“x” />',
    '8:10 Only plain quotation marks hold the text of `title` together, and one here is curly.',
  ],
  [
    '<Section title="x” />',
    '8:10 Only plain quotation marks hold the text of `title` together, and one here is curly.',
  ],
  ['<Section title="x", id="y" />', '8:19 This sign does not belong between attributes. Remove it: a space is enough.'],
  [
    'A <CountUp value={1,200} /> x',
    '8:18 `value` cannot be “{1,200}”: nothing is worked out here. Write the number without a comma: value={1200}.',
  ],
  ['A <CountUp value={0,9} /> x', 'Write the number without a comma: value={0.9}.'],
])('%s is told once, and how to write it', async (body, expected) => {
  expect(await told({ [about]: page({}, `${body}\n`) })).toEqual([expect.stringContaining(expected)])
})

test.each(['file:///C:/docs/a.pdf', 'C:\\docs\\a.pdf', '/Users/ada/a.docx'])('%s is on a computer', async (address) => {
  expect(await told({ [about]: page({}, `[x](${address})\n`) })).toEqual([
    expect.stringContaining('a file on a computer, which readers cannot open.'),
  ])
})

test('the numbered pages of a list are not what a lost address means', async () => {
  const found = await told({
    [about]: page({}, '[x](/briefings/capture)\n'),
    'content/articles/nothing-alike-at-all.mdx': article(),
  })
  expect(found).toEqual([expect.stringContaining('Link to a page that exists, or remove the link.')])
})

const bureau = (from: string, to: string) => ({
  'content/agencies/bureau.json':
    '{\n  "name": "A bureau",\n  "contracts": 3,\n  "value": "$1M",\n  "order": 1\n}\n'.replace(from, to),
})

test.each([
  ['"A bureau",', 'A bureau,', '2:11 This is no JSON value. Put texts in double quotes.'],
  ['"A bureau",', '"A bureau";', '2:21 JSON does not know this. Write a comma.'],
  ['"order": 1', 'order: 1', '5:3 The name of a field stands in double quotes. Write "order": and its value.'],
  ['"order": 1', '"order": 01', '5:12 A number does not begin with 0. Remove the 0.'],
  ...[
    ['98%', 98],
    ['1,2', 1.2],
    ['1,200', 1200],
    ['$1.2M', 1_200_000],
    ['+5 min', 5],
  ].map(([written, number]) => [
    '"order": 1',
    `"order": ${written}`,
    `5:12 This is neither a number nor a text in double quotes. Write ${number}, or "${written}" if it is a text.`,
  ]),
  ...['5-6', '2026-11-18', '10:30', '1,2,3'].map((written) => [
    '"order": 1',
    `"order": ${written}`,
    `5:12 This is neither a number nor a text in double quotes. Write "${written}" if it is a text.`,
  ]),
  ['"order": 1', '"order": 1.', '5:12 This is no number. Write digits'],
  ['"order": 1', '"order": 1,\n  "draft": True', '6:12 JSON does not know this. Write true, in small letters.'],
  ['A bureau', 'C:\\bureau\\users', '2:11 A backslash has a special meaning in JSON. Write two backslashes.'],
])('%s written %s is told once', async (from, to, expected) => {
  expect(await told(bureau(from, to))).toEqual([expect.stringContaining(expected)])
})

test('a gap that nothing fills is told in fields and in blocks, with what fills it', async () => {
  const found = await told({
    [about]: page({ title: 'About {name}' }, '<ApproachMetrics trend="{tren} a year" />\n'),
    'content/site/archive.json': readFileSync('content/site/archive.json', 'utf8').replace('{name}', '{nam}'),
  })
  expect(found).toContainEqual(
    expect.stringContaining('`title` would show {name} as it stands. Nothing is filled in here: write the words.'),
  )
  expect(found).toContainEqual(
    expect.stringMatching(/`trend` would show \{tren\} as it stands\. Did you mean \{trend\}\?/),
  )
  expect(found).toContainEqual(expect.stringMatching(/would show \{nam\} as it stands\. Did you mean \{name\}\?/))
})

test('a word that stands twice in a list is told where it stands again', async () => {
  const takeaways = [
    'Readers remember this sentence.',
    'This is another one of them.',
    'readers remember this sentence. ',
  ]
  const found = await told({ 'content/articles/a-briefing.mdx': article({ takeaways: JSON.stringify(takeaways) }) })
  expect(found).toEqual([expect.stringContaining('stands twice in this list. Remove one of the two.')])
})

test.each(['/old/*', '/old/:year'])('a redirect from %s, which hosts read as any address, is refused', async (from) => {
  const redirects = JSON.stringify([{ id: 'old', from, to: '/about', note: 'It was there before.' }])
  const found = await told({ 'content/site/redirects.json': redirects })
  expect(found).toContainEqual(
    expect.stringContaining('`from` must be one address: to some hosts * and /: mean whatever stands there.'),
  )
})

test('a list that is not closed is told at its end, once', async () => {
  const list = '[\n  { "id": "a", "title": "A", "items": ["x", "y", "label": "z" }\n]\n'
  const { issues } = await checkSite({ 'content/lists/service-categories.json': list })
  const syntax = issues.filter(({ rule }) => rule === 'json')
  expect(syntax.map(({ line, column, message }) => [line, column, message])).toEqual([
    [2, 48, 'The list `items` is not closed before this comma.'],
  ])
})

test('UTF-16 without a mark that says so is told as that', async () => {
  expect(await told({ [about]: Buffer.from(page(), 'utf16le') })).toEqual([
    expect.stringContaining('1:1 The file is saved as UTF-16.'),
  ])
})

test.each([
  (address: string) => `![A bridge](${address})`,
  (address: string) => `![A bridge][image1]\n\n[image1]: <${address}>`,
])('a picture that is written into a text is told as one, however long it is', async (picture) => {
  const address = `data:image/png;base64,${'iVBORw0K'.repeat(80_000)}`
  const { issues } = await checkSite({ [about]: page({}, `${picture(address)}\n\nSee [us](/abuot).\n`) })
  expect(issues.map(({ rule }) => rule).sort()).toEqual(['broken-link', 'image-place'])
})

test('a picture that is written into a text and has no description is not shown letter by letter', async () => {
  const { issues } = await checkSite({ [about]: page({}, `![](data:image/png;base64,${'iVBORw0K'.repeat(100)})\n`) })
  expect(issues.map(({ rule }) => rule).sort()).toEqual(['image-alt', 'image-place'])
  expect(JSON.stringify(issues.map(({ message, hint }) => [message, hint]))).not.toContain('iVBOR')
})
