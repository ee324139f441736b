import { expect, test } from 'vitest'
import { clockAt } from '#src/content/clock.ts'
import type { Check } from '../../scripts/content/checks/check.ts'
import { checkAll } from '../../scripts/content/stages/check-all.ts'
import { checkSite, reportFor } from '../support/check-site.ts'
import { page } from '../support/minimal-content.ts'

const about = 'content/pages/about.mdx'
const other = 'content/pages/other.mdx'
const bureau = 'content/agencies/bureau.json'
const wrong = page({ title: 'Other', template: 'hom' })

const aliases = 'a: &a [x]\nb: &b [*a, *a]\nc: [*b, *b]'

// Each just above what is read, and nothing the parsers would mind if it were.
test.each([
  ['an alias', { [about]: page().replace('title: About us', 'title: *important*') }, about],
  ['aliases of aliases', { [about]: page().replace('title: About us', aliases) }, about],
  ['a link with a broken escape', { [about]: page({}, '[x](/about#100%)\n') }, about],
  ['21 nested braces', { [about]: page({}, `${'{'.repeat(21)}${'}'.repeat(21)}\n`) }, about],
  ['21 nested brackets', { [about]: page({}, `<A b={${'['.repeat(21)}${']'.repeat(21)}} />\n`) }, about],
  ['21 braces that open', { [about]: page({}, `a ${'{'.repeat(21)}\n`) }, about],
  ['an unclosed text before a tag', { [about]: page({}, '<A\n  b={["x]}\n/>\n\n<B c="d">\n\n') }, about],
  ['a tag in braces', { [about]: page({}, '`x` {<a>}\n') }, about],
  ['51 deep quotations', { [about]: page({}, `${'> '.repeat(51)}x\n`) }, about],
  ['501 tags that were never opened', { [about]: page({}, 'Words </a>\n\n'.repeat(501)) }, about],
  ['deep fields', { [about]: page().replace('title: About us', `title: ${'['.repeat(21)}`) }, about],
  ['deep JSON', { [bureau]: `{"a":${'['.repeat(41)}${']'.repeat(41)}}` }, bureau],
  ['50,000 mistakes in JSON', { [bureau]: `{${'"a" "b",\n'.repeat(50000)}}` }, bureau],
  ['10,001 asterisks', { [about]: page({}, 'a * b\n'.repeat(10_001)) }, about],
  ['10,001 brackets', { [about]: page({}, '\\[x]\n'.repeat(10_001)) }, about],
  ['a very long text', { [about]: page({}, 'Words and words.\n'.repeat(15_000)) }, about],
])('%s: told in its file, and the other files are checked', async (_, files, file) => {
  const { issues } = await checkSite({ ...files, [other]: wrong })
  const own = issues.filter((issue) => issue.file === file)
  expect(own.length).toBeGreaterThan(0)
  expect(own.every(({ line }) => line !== undefined)).toBe(true)
  expect(own.map(({ rule }) => rule)).not.toContain('check-failed')
  expect(issues.filter((issue) => issue.file === other).map(({ rule }) => rule)).toEqual(['unknown-value'])
})

test('a rule that throws is told by its name, and the others go on', async () => {
  const fails: Check = () => {
    throw new Error('no such thing')
  }
  const works: Check = () => [{ file: about, message: 'Looked.' }]
  const issues = await checkAll(
    { root: '/nowhere', files: [], results: [], clock: clockAt('2026-03-15', 'UTC'), preview: false },
    { count: fails, placeholder: works },
  )
  expect(issues.map(({ rule, message }) => [rule, message])).toEqual([
    ['check-failed', 'The rule count could not be checked (Error: no such thing).'],
    ['placeholder', 'Looked.'],
  ])
})

test('every problem of a file is told in one run', async () => {
  const body =
    '<Statz />\n\n<Callout title=One>\n\nWords.\n\n</Callout>\n\na {b\n\n[x](/nope) <br> y\n\n</Section>\n\n1 <5\n'
  const { issues } = await checkSite({
    [about]: page({ template: 'hom' }, body).replace('title: About us', 'title: About: us'),
  })
  expect(issues.map(({ line, rule, message }) => `${line} ${rule}: ${message}`)).toMatchInlineSnapshot(`
    [
      "2 yaml: A colon followed by a space starts a field, but this line already has one.",
      "4 unknown-value: \`template\` cannot be "hom".",
      "9 unknown-block: There is no block <Statz>.",
      "11 mdx-syntax: The value of \`title\` needs quotation marks or braces.",
      "17 mdx-syntax: The sign { opens something here that is never closed.",
      "19 broken-link: The link leads to /nope, which does not exist.",
      "19 mdx-syntax: <br> is HTML, which content has none of.",
      "21 mdx-syntax: </Section> closes a tag that was never opened.",
      "23 mdx-syntax: A lone < begins a tag, and this is none.",
    ]
  `)
})

test('however long a text is, it is read on behind each of its mistakes', async () => {
  const slips = [
    'a <5 b',
    '<br>',
    '<Callout title=x />',
    '</p>',
    '1 <3',
    '<Stat value= />',
    '<!-- c -->',
    '<https://a.com>',
  ]
  const words = 'Words stand here in a row and say nothing at all. '.repeat(250)
  const paragraphs = slips.map((slip) => `${words}${slip}`)
  const { issues } = await checkSite({ [about]: page({}, `${paragraphs.join('\n\n')}\n\n[x](/nope)\n`) })
  const lines = new Set(issues.filter(({ severity }) => severity === 'error').map(({ line }) => line))
  expect(lines.size).toBe(slips.length + 1)
  expect(issues.at(-1)?.rule).toBe('broken-link')
})

test('every problem of a JSON file is told in one run', async () => {
  expect(
    await reportFor({
      [bureau]: '{\n  "name": "A "good" bureau",\n  “value”: “x”,\n  "contracts": "3"\n  "ordr": 1\n}\n',
    }),
  ).toMatchInlineSnapshot(`
    "content/agencies/bureau.json
      2:14-27 error json: There are double quotes inside this text, so it ends before it should.
        Write curly quotes “ ” inside a text, or a backslash before each: \\".
      3:3-10 error json: Only straight double quotes hold names and texts together.
        Write "name": "text" with the plain sign on the keyboard.
      3:12-15 error json: Only straight double quotes hold names and texts together.
        Write "name": "text" with the plain sign on the keyboard.
      3:12-15 error invalid-value: \`value\` must be written like "$42.0M".
        What belongs here: Total value, for example "$42.0M".
      4:16-19 error wrong-type: \`contracts\` must be a number, not text.
        Write it without quotation marks: 3. What belongs here: Number of contracts.
      5:3-9 error json: A comma is missing before this.
        Put a comma at the end of the line before.
      5:3-9 error unknown-field: There is no field \`ordr\`.
        Did you mean \`order\`?"
  `)
})

test.each([
  ['title: Rule # one', 'What follows # is read as a comment, so the text would end before it.'],
  ['title: &x Ada', 'A text cannot begin with &: the word after it would be left out.'],
  ['title: !x Ada', 'A text cannot begin with !: the word after it would be left out.'],
  ['title: *x', 'A text cannot begin with *: it is read as a reference to another field.'],
])('fields such as %s lose no text in silence', async (line, message) => {
  const report = await reportFor({ [about]: page().replace('title: About us', line) })
  expect(report).toContain(message)
  expect(report.match(/ error /g)).toHaveLength(1)
})

test.each([
  ['A[^1].\n\n[^1]: B.\n\n[^1]: C.', '12:1', '[^1] is already written above'],
  ['Words\n\n```js\nx', '10:1', 'The code that ``` opens here is never closed.'],
  ['See [x] (/about) there', '8:5', 'there is a space between the words and the address'],
  ['See [x](/a b) there', '8:5', 'This is no link: there is a space'],
  ['See [our page](the services page).', '8:5', 'Write the address there: of a page of this site it begins with /'],
  ['![A bridge](My bridge.jpg "Dawn")', '8:1', 'This is no picture: there is a space'],
  ['![A bridge] (bridge.jpg)', '8:1', 'This is no picture: there is a space'],
  ['See [about][nowhere].', '8:5', 'Write [about](the address of the page), or add a line [nowhere]: with it'],
  ['- [about][]', '8:3', 'Write [about](the address of the page), or add a line [about]: with it'],
  ['d [*a*\nb][c\nd]', '8:3', 'Write [*a* b](the address of the page), or add a line [c d]: with'],
  ['| a |\n|---|\n| [about][nowhere] |', '10:3', 'no line gives the name in them an address'],
  ['![A bridge][bridge]', '8:1', 'Write ![A bridge](the name of the picture), or add a line [bridge]: with'],
  ['##\u00a0Heading', '8:1', 'There is a non-breaking space (U+00A0) after this sign'],
  ['• item\n• item', '8:1', 'This is no list'],
  ['| a | b |\n|---|\n| 1 | 2 |', '9:1', 'This is no table'],
  ['[x](mailto:someone)', '8:1', '"mailto:someone" is no complete e-mail address.'],
  ['www.example.com', '8:1', 'An address that begins with www.'],
  ['<img src="/images/a.png">', '8:1', 'Write ![what it shows](the name of the picture).'],
  ['{', '8:1', 'The sign { opens something here'],
])('%j is told where it stands', async (body, place, message) => {
  const report = await reportFor({ [about]: page({}, `${body}\n`) })
  expect(report).toMatch(new RegExp(`  ${place}(?:-\\d+)? error`))
  expect(report).toContain(message)
})

test.each([
  ['**bold **', '8:1-10'],
  ['** bold**\nand **again** so', '8:1-10'],
  ['**bold **and** more **', '8:1-23'],
  ['- **never closed', '8:3-5'],
  ['##\u00a0Heading', '8:1-3'],
  ['<<<<<<< HEAD\nA\n=======\nB\n>>>>>>> other', '8:1-13'],
  ['A\n=======\nB\n>>>>>>> other', '9:1-8'],
  ['A\n=======\nB', '9:1-8'],
])('%j is one mistake and told once', async (body, place) => {
  const { issues } = await checkSite({ [about]: page({}, `${body}\n`) })
  expect(issues.map(({ line, column, endColumn }) => `${line}:${column}-${endColumn}`)).toEqual([place])
})

test.each([
  '5 * 3 ** 2 \\*\\* \\[[x]] \\## no',
  '`**x ** [[y]] ##z`',
  '- a\n- b\n\n| a | b |\n|---|---|\n| 1 | 2 |',
  '```\n{ <a> ## **x **\n```',
  'We are #1 in [brackets] (or not).',
  'As he said [sic] it, see [1] and \\[1][2], or [a] [b].',
  '`[a][b]`\n\n```\n[a][b]\n```',
  'An [a][b] and a [b][].\n\n[b]: /',
  'A {/* note with <A> and {x} */} here `{`.',
])('%j is right as it is', async (body) => {
  const { issues } = await checkSite({ [about]: page({}, `${body.replace(' ** ', ' ')}\n`) })
  expect(issues).toEqual([])
})

test('what systems, programs and editors leave is no content, and a .docx is told how its text gets in', async () => {
  const leftovers = ['pages/Thumbs.db', 'pages/about.mdx~', 'pages/.DS_Store', 'README.md', '.schemas/pages.json']
  const files = [...leftovers, 'articles/brief.docx'].map((name) => [`content/${name}`, 'x'])
  const { issues } = await checkSite(Object.fromEntries(files))
  expect(issues.map(({ file, message }) => [file, message])).toEqual([
    ['content/articles/brief.docx', 'Documents of a word processor cannot be read.'],
  ])
})

test('a file that is too long is told that alone, whatever its 600,000 signs say', async () => {
  const { issues } = await checkSite({ 'content/site/site.json': `{ "name": "${'â\u0080\u009d'.repeat(200_000)}" }\n` })
  const told = issues.filter(({ file }) => file === 'content/site/site.json')
  expect(told.map(({ rule }) => rule)).toEqual(['too-long'])
})
