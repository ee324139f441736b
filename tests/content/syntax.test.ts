import { expect, test } from 'vitest'
import { checkSite, reportFor } from '../support/check-site.ts'
import { article, page } from '../support/minimal-content.ts'

const about = 'content/pages/about.mdx'

test('broken YAML is told with its line, and the body is read all the same', async () => {
  expect(
    await reportFor({ [about]: '---\ntitle: About: us\ntitle: Twice\n---\n\n<Sektion>\n\n</Sektion>\n' }),
  ).toMatchInlineSnapshot(`
    "content/pages/about.mdx
      1:1 error missing-field: \`description\` is missing: What search engines show under the title: one or two sentences.
        Add \`description\` with text.
      1:1 error missing-field: \`hero\` is missing.
        Add \`hero\` with a group of fields.
      2:8-9 error yaml: A colon followed by a space starts a field, but this line already has one.
        Put the whole text in double quotes: \`title: "Before: after"\`.
      3:1-6 error yaml: The field \`title\` is given twice.
        Remove one of the two lines.
      6:1-9 error unknown-block: There is no block <Sektion>.
        Did you mean <Section>?"
  `)
})

test('a file without fields says how to begin', async () => {
  expect(await reportFor({ [about]: 'Only words.\n' })).toMatchInlineSnapshot(`
    "content/pages/about.mdx
      1:1-1 error frontmatter: The file does not begin with its fields.
        Begin with a line ---, then one field per line such as \`title: The title\`, then another line ---, then the text."
  `)
})

test('fields that are never closed are told at their beginning', async () => {
  expect(await reportFor({ [about]: '---\ntitle: x\n\nWords.\n' })).toContain(
    'The block of fields that this line opens is never closed.',
  )
})

test('an empty file says what it needs', async () => {
  expect(await reportFor({ [about]: '\n', 'content/agencies/bureau.json': '' })).toMatchInlineSnapshot(`
    "content/agencies/bureau.json
      1:1 error empty-file: The file is empty.
        Write one group of fields between { and }: \`name\`, \`contracts\`, \`value\`, \`order\`.
    content/pages/about.mdx
      1:1 error empty-file: The file is empty.
        Begin with a line ---, then the fields \`title\`, \`description\`, \`hero\`, then another line ---, then the text."
  `)
})

test.each([
  ['{ "name": "x", }', 'There is a comma after the last item.'],
  ['{ "order": 1, "order": 2 }', 'The field `order` is given twice.'],
  ['{ "order": 1, "order": 2, "order": 3 }', 'The field `order` is given 3 times.'],
  ['{ "a": 1, "b": 2, "a": 1, "b": 2, "a": 1 }', 'The fields `a`, `b` are given several times in this group.'],
  ['{ "name" "x" }', 'A colon is missing after the name of the field.'],
  ['{ "name": "x" "order": 1 }', 'A comma is missing before this.'],
  ['{ "name": "x",, "order": 1 }', 'There is one comma too many.'],
  ['{ "tags": ["x", , "y"] }', 'There is one comma too many.'],
  ['{ "name": "x\n" }', 'A text is not closed on its line.'],
  ['{ "name": "x"', 'A closing brace } is missing.'],
  ['[]', 'The file must hold one group of fields.'],
])('JSON such as %s is explained', async (text, message) => {
  expect(await reportFor({ 'content/agencies/bureau.json': text })).toContain(message)
})

test('a text of JSON broken over lines is told once, and so is every other mistake of the file', async () => {
  const text =
    '{\n  "name": "A bureau\n\n  of "many", words: 3",\n  "contracts": "x",\n  "value": "$1M"\n  "order": 1\n}\n'
  expect(await reportFor({ 'content/agencies/bureau.json': text })).toMatchInlineSnapshot(`
    "content/agencies/bureau.json
      2:11-20 error json: A text is not closed on its line.
        Write the whole text on one line, with the double quote at its end and curly quotes “ ” inside.
      5:16-19 error wrong-type: \`contracts\` must be a number, not text.
        Write a number. What belongs here: Number of contracts.
      7:3-10 error json: A comma is missing before this.
        Put a comma at the end of the line before."
  `)
})

test.each([
  '{\n  "name": "A bureau,\n  "contracts": 3,\n  "value": "$1M",\n  "order": 1\n}\n',
  '{\n  "contracts": 3,\n  "value": "$1M",\n  "order": 1,\n  "name": "A bureau\n}\n',
  '{\n  "name": "A bureau \\\n of many",\n  "contracts": 3,\n  "value": "$1M",\n  "order": 1\n}\n',
  '{\n  "name": “A bu\nreau of "many" and\nwords”,\n  "contracts": 3,\n  "value": "$1M",\n  "order": 1\n}\n',
  '{\n  "name": "A bu\nreau”,\n  "contracts": 3,\n  "value": "$1M",\n  "order": 1\n}\n',
  '{\n  "name": "A bu\nreau”, "contracts": 3,\n  "value": "$1M",\n  "order": 1\n}\n',
  '{\n  "name": „A bu\nreau“,\n  "contracts": 3,\n  "value": "$1M",\n  "order": 1\n}\n',
  '{\n  "name": \'A bu\nreau of "many"\',\n  "contracts": 3,\n  "value": "$1M",\n  "order": 1\n}\n',
  '{\n  "name": “A bureau,\n  "contracts": 3,\n  "value": "$1M",\n  "order": 1\n}\n',
  '{\n  "name": ‘It’s a bureau,\n  "contracts": 3,\n  "value": "$1M",\n  "order": 1\n}\n',
  '{\n  "contracts": 3,\n  "value": "$1M",\n  "order": 1,\n  "name": “A bureau\n}\n',
  '{ "name": "A bureau, "contracts": 3, "value": "$1M", "order": 1 }\n',
  '{ "contracts": 3, "value": "$1M,"name": "A bureau", "order": 1 }\n',
  '{ "contracts": 3, "value": "$1M", "order": 1, "name": "A bureau }\n',
  '{ "contracts": 3, "value": "$1M", "order": 1, "name": "A bureau {of many} }\n}\n',
  '{ "contracts": 3, "value": "$1M", "name": “A bureau, "order": 1 }\n',
  '{"contracts":3,"value":"$1M","name":"A bureau,"order":1}\n',
  '{\n  "name": "A bureau, "contracts": 3,\n  "value": "$1M",\n  "order": 1\n}\n',
  '{\n  "na\nme": "A bureau",\n  "contracts": 3,\n  "value": "$1M",\n  "order": 1\n}\n',
  '{\n  “na\n  me”: "A bureau",\n  "contracts": 3,\n  "value": "$1M",\n  "order": 1\n}\n',
])('a text of JSON that is not closed on its line is told once: %j', async (text) => {
  const { issues } = await checkSite({ 'content/agencies/bureau.json': text })
  expect(issues.map(({ message }) => message)).toEqual(['A text is not closed on its line.'])
})

test('the name of a field that is broken over 40,000 lines is told like any other', async () => {
  const text = `{\n  "n${'\n<A>\n'.repeat(20_000)}ame": "A bureau"\n}\n`
  const { issues } = await checkSite({ 'content/agencies/bureau.json': text })
  expect(issues[0]?.message).toBe('A text is not closed on its line.')
})

test.each([
  ['"A bu\u0007reau"', '2:16 There is a control character (U+0007) here.'],
  ['"A bu\u007freau"', '2:16 There is a control character (U+007F) here.'],
  ['\u0085"A bureau"', '2:11 There is an unusual line end (U+0085) here.'],
  ['"A bu\treau\t"', '2:16 There is a tab inside this text.'],
])('a sign that JSON cannot hold is named once, where it stands: %j', async (name, message) => {
  const text = `{\n  "name": ${name},\n  "contracts": 3,\n  "value": "$1M",\n  "order": 1\n}\n`
  const { issues } = await checkSite({ 'content/agencies/bureau.json': text })
  expect(issues.map(({ line, column, message }) => `${line}:${column} ${message}`)).toEqual([message])
})

test('a byte-order mark is accepted', async () => {
  const { issues, data } = await checkSite({ [about]: `\uFEFF${page()}` })
  expect(issues).toEqual([])
  expect(data?.entries.pages.map((entry) => entry.data.title)).toContain('About us')
})

test('a second byte-order mark is named', async () => {
  const { issues } = await checkSite({ [about]: `\uFEFF\uFEFF${page()}` })
  expect(issues).toMatchObject([
    { line: 1, message: expect.stringContaining('There is an invisible character of no width (U+FEFF) before') },
  ])
})

test('Windows line ends are accepted and positions stay right', async () => {
  const body = 'Wörter 😀.\n\nMore [x](/nope) here.\n'
  const { issues } = await checkSite({ [about]: page({ template: 'hom' }, body).replaceAll('\n', '\r\n') })
  expect(issues.map(({ line, column, endColumn, rule }) => [rule, line, column, endColumn])).toEqual([
    ['unknown-value', 4, 11, 14],
    ['broken-link', 11, 6, 16],
  ])
})

test('positions are right after signs outside the basic plane', async () => {
  const { issues } = await checkSite({ [about]: page({}, '😀 [x](/nope)\n') })
  expect(issues.map(({ column }) => column)).toEqual([4])
})

test('a file in no collection says where it belongs', async () => {
  const report = await reportFor({ 'content/briefing.mdx': article(), 'content/artikles/x.txt': 'x' })
  expect(report).toMatchInlineSnapshot(`
    "content/artikles/x.txt
      error wrong-folder: The file belongs to no collection, so it would never be seen.
        Did you mean content/articles?
    content/briefing.mdx
      error wrong-folder: The file belongs to no collection, so it would never be seen.
        By its fields it belongs to content/articles/briefing.mdx."
  `)
})

test('a briefing among the pages is told in one sentence', async () => {
  expect(await reportFor({ 'content/pages/a-briefing.mdx': article() })).toMatchInlineSnapshot(`
    "content/pages/a-briefing.mdx
      1:1 error wrong-folder: The file stands in content/pages, but its fields (\`excerpt\`, \`author\`, \`authorRole\`, \`readTime\`) are those of content/articles.
        Move it to content/articles/a-briefing.mdx, or to another name in that folder where this one is taken."
  `)
})

test.each([
  ['content/articles/deep/x.mdx', 'Move it to content/articles/x.mdx.'],
  ['content/articles/x.json', 'The folder content/articles holds .mdx files only.'],
  ['content/pages/services/index.mdx', 'Move it to content/pages/services.mdx.'],
  ['content/articles/My_Briefing.mdx', 'Rename it to content/articles/my-briefing.mdx'],
  ['content/articles/x.md', 'Rename it to content/articles/x.mdx.'],
  ['content/articles/x.mdx.txt', 'Rename it to content/articles/x.mdx.'],
  ['content/articles/x.pdf', 'Move it to public/downloads/x.pdf, and link to /downloads/x.pdf.'],
  ['content/images/x.xlsx', 'Move it to public/downloads/x.xlsx, and link to /downloads/x.xlsx.'],
  ['content/articles/x.mp4', 'Publish it where such files are kept, link to it there, and remove this one.'],
  ['content/articles/x.html', 'Pages of HTML cannot be read.'],
])('%s has a place no entry can have', async (file, hint) => {
  expect(await reportFor({ [file]: article() })).toContain(hint)
})

test.each([
  ['content/pages/about/index.mdx', 'content/pages/about.mdx'],
  ['content/pages/About_.mdx', 'content/pages/about.mdx'],
  ['content/pages/About.mdx', 'content/pages/about.mdx'],
  ['content/articles/a-briefing.md', 'content/articles/a-briefing.mdx'],
  ['content/articles/deep/a-briefing.mdx', 'content/articles/a-briefing.mdx'],
  ['content/a-briefing.mdx', 'content/articles/a-briefing.mdx'],
])('%s is not sent to the place of %s', async (file, other) => {
  const { issues } = await checkSite({ [other]: other === about ? page() : article(), [file]: article() })
  expect(issues.map(({ hint }) => hint)).toEqual([
    `There is ${other} already: put what is new into that file and remove this one, or move this one beside it under a name of its own.`,
  ])
})

test.each([
  'a-briefing (1).mdx',
  'a-briefing copy 2.mdx',
  'a-briefing - Copy.mdx',
  'a-briefing_copy.mdx',
  'Copy of a-briefing.mdx',
  "a-briefing (Anna's conflicted copy 2026-03-01).mdx",
])('%s looks like a copy, which may be deleted', async (name) => {
  const original = 'content/articles/a-briefing.mdx'
  const { issues } = await checkSite({ [original]: article(), [`content/articles/${name}`]: article() })
  expect(issues).toMatchObject([
    {
      message: `The file looks like a copy of ${original} that a program made.`,
      hint: expect.stringMatching(/^Delete it if/),
    },
  ])
  const alone = await checkSite({ [`content/articles/${name}`]: article() })
  expect(alone.issues).toMatchObject([{ hint: expect.stringMatching(/^Rename it to/) }])
})

test('a copy of a file that stands alone is told as one', async () => {
  const { issues } = await checkSite({ 'content/site/claims copy.json': '[]' })
  expect(issues).toMatchObject([{ hint: 'Delete it, after putting what is new in it into that file.' }])
})
