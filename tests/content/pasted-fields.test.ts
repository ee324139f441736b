import { expect, test } from 'vitest'
import { checkSite } from '../support/check-site.ts'
import { article, page, role } from '../support/minimal-content.ts'
import { pngOf } from '../support/pictures.ts'

const briefing = 'content/articles/a-briefing.mdx'
const other = { 'content/articles/other.mdx': article({ title: 'Another one', excerpt: 'Other words.' }) }
const told = async (files: Record<string, string | Buffer>) =>
  (await checkSite(files)).issues.map(({ line, column, message, hint }) => `${line}:${column} ${message} ${hint}`)

test.each([
  ['title: “A briefing”', '2:8 Readers would see the quotation marks around this text. Remove them.'],
  ['title: “A briefing"', '2:8 Readers would see the quotation marks around this text. Remove them.'],
  ['title: "A briefing”', '2:8 The text that begins with this quotation mark is never closed. Put the same plain mark'],
  ['title: "A "brief" one"', '2:12 The text ends at the quotation mark before this. Write curly quotes “ ” inside'],
  [
    "title: 'It's a briefing'",
    '2:12 The text ends at the apostrophe before this. Put the whole text in double quotes.',
  ],
  ['title: "A briefing",', '2:20 This sign stands behind the quotation mark that ends the text. Remove it'],
  ['title: - A briefing', '2:8 There is something here that does not belong to the field.'],
  ['title: {A briefing}', '2:8 `title` must be text, not a group of fields. Put the whole text in double quotes'],
  ['title: [Draft]', '2:8 `title` must be text, not a list. Put the whole text in double quotes'],
  ['title: A briefing\nrelated: [a, b', '3:10 The bracket that is opened here is never closed. Write ] at the end'],
  ['title: A briefing\nrelated: {a: b', '3:10 The bracket that is opened here is never closed. Write } at the end'],
  ['title: 1.10', '2:8 `title` must be text, not a number. Put it in double quotes.'],
])('%s is told once, and how to write it', async (title, expected) => {
  const found = await told({ [briefing]: article().replace('title: A briefing', title) })
  expect(found).toEqual([expect.stringContaining(expected)])
})

test('curly quotes around the items of a list are told, however it is written', async () => {
  const found = await told({ [briefing]: article({ takeaways: '[“One thing.”, “Another thing.”]' }) })
  expect(found.map((line) => line.slice(0, 58))).toEqual([
    '11:13 Readers would see the quotation marks around this te',
    '11:27 Readers would see the quotation marks around this te',
  ])
})

test('quotation marks that are meant stand inside plain ones', async () => {
  expect(await told({ [briefing]: article({ title: '"“A briefing”"' }) })).toEqual([])
})

test.each([
  '2026–03–01',
  '“2026-03-01”',
  '2026-03-01 10:00',
  '2026-03-01.',
  '1st of March 2026',
  'Sunday, March 1, 2026',
])('the date %s is understood', async (date) => {
  expect(await told({ [briefing]: article({ date }) })).toEqual([expect.stringContaining(' Write 2026-03-01.')])
})

test('a year long past is a slip', async () => {
  expect(await told({ [briefing]: article({ date: '0206-03-01' }) })).toEqual([
    expect.stringContaining('8:7 `date` is of a year that cannot be meant.'),
  ])
})

test.each(['/briefings/other', 'https://www.example.com/briefings/other/', 'other.mdx', 'Other', '‘other’'])(
  'another briefing named by %s is understood',
  async (name) => {
    expect(await told({ ...other, [briefing]: article({ related: `["${name}"]` }) })).toEqual([
      expect.stringContaining(' Write other.'),
    ])
  },
)

test('a colon divides an item, and other signs than a hyphen begin none', async () => {
  const takeaways = (item: string) => ({ [briefing]: article({ takeaways: `\n  ${item}\n  - Another thing.` }) })
  expect(await told(takeaways('- One: a thing.'))).toEqual([
    expect.stringContaining(
      '`takeaways`, item 1 must be text, not a group of fields. Put the whole text in double quotes',
    ),
  ])
  expect(await told(takeaways('• One thing.'))).toEqual([
    expect.stringContaining('`takeaways` must be a list, not text. Begin each item with a hyphen and a space'),
  ])
})

test('a group written as a text names its fields', async () => {
  expect(await told({ [briefing]: article({ cover: 'bridge.png' }) })).toEqual([
    expect.stringContaining('Write its fields on lines of their own below it, each after two spaces: src, alt,'),
  ])
})

test.each(['images/bridge.png', './bridge.png', 'C:\\Users\\Ada\\bridge.png'])(
  'the picture %s is understood, and the one it means is not called unused',
  async (src) => {
    const files = {
      [briefing]: article({}, `<Picture src="${src}" alt="A bridge" />\n`),
      'content/articles/bridge.png': pngOf(1400, 900),
    }
    expect(await told(files)).toEqual([expect.stringMatching(/(?:Write|Did you mean) bridge\.png/)])
  },
)

test('a state is two letters', async () => {
  const job = 'content/jobs/a-role.mdx'
  expect(
    await told({ [job]: role({ region: 'Texas', posted: '2026-03-01', validThrough: '2026-06-01' }) }),
  ).toContainEqual(expect.stringContaining('`region` must be two capital letters, for example "NY".'))
})

test.each([
  ['new.mdx.txt', 'new.mdx'],
  ['new.MDX', 'new.mdx'],
  ['Über Größe.mdx', 'uber-grosse.mdx'],
])('%s is to be called %s', async (name, meant) => {
  const { issues } = await checkSite({ [`content/pages/${name}`]: page() })
  expect(issues.map(({ hint }) => hint)).toContainEqual(expect.stringContaining(`Rename it to content/pages/${meant}`))
})

const about = 'content/pages/about.mdx'
const placed = async (text: string) =>
  (await checkSite({ [about]: text })).issues.map(({ line, message, hint }) => [line, message, hint])

test('a line that is indented by a tab or too far is told alone, at its place', async () => {
  const tab = page()
    .replace('  title', '\ttitle')
    .replace('\n---\n\n', '\n  subtitle: Words\n  eyebrow: Words\n---\n\n')
  expect(await placed(tab)).toEqual([[5, 'The line is indented with a tab.', 'Use two spaces instead.']])
  const deep = page().replace('\n---\n\n', '\n   subtitle: Words\n  eyebrow: Words\n---\n\n')
  expect(await placed(deep)).toEqual([
    [
      6,
      'This line is indented further than `title` above it, which is no group.',
      'Begin `subtitle` exactly below `title`, or indent `title` like the lines around it.',
    ],
  ])
})

test('fields below one that begins too far left are told once, also behind quotation marks', async () => {
  const lines = ['hero:', 'title: "About us: who we are"', '  subtitle: "Words"', '  eyebrow: "Words"']
  const left = page().replace(/hero:\n {2}title: .*/, lines.join('\n'))
  expect(await placed(left)).toEqual([
    [
      5,
      'The field `title` is given twice.',
      'If this one belongs to `hero` above it, begin its line with two spaces. Otherwise remove one of the two lines.',
    ],
  ])
})

test('a time with the letters of a zone is not cut to its day', async () => {
  const [[, , hint] = []] = await placed(page({ publishAt: '2026-12-01T09:00 EST' }))
  expect(hint).toContain('Write the day and time that the firm’s clocks show then, without Z or an offset.')
})
