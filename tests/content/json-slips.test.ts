import { expect, test } from 'vitest'
import { checkSite } from '../support/check-site.ts'
import { page } from '../support/minimal-content.ts'

const navigation = `{
  "primary": [
    { "name": "About", "href": "/contact" },
    {
      "name": "Services",
      "href": "/careers",
      "dropdown": true,
      "dropdownItems": [
        {
          "name": "One",
          "href": "/resources",
          "note": "Words"
        },
        {
          "name": "Two",
          "href": "/leadership",
          "note": "More words"
        }
      ]
    },
    { "name": "Contact", "href": "/contact" }
  ],
  "callToAction": {
    "name": "Call",
    "href": "/contact"
  },
  "footer": {
    "services": { "title": "Services", "links": [] },
    "company": { "title": "Company", "links": [] },
    "more": { "title": "More", "links": [] },
    "legal": []
  }
}
`

async function told(text: string, file = 'content/site/navigation.json') {
  const { issues } = await checkSite({ [file]: text })
  return issues
    .filter((issue) => issue.severity === 'error')
    .map(({ line, column, message, hint }) => `${line}:${column} ${message} ${hint}`)
}

/** Every second mark is the other one, as programs write them. */
const curly = (text: string, [opening, closing]: readonly [string, string]) =>
  text.replace(/"([^"]*)"/g, `${opening}$1${closing}`)

test('the file the slips are made in is right', async () => {
  expect(await told(navigation)).toEqual([])
})

test.each([
  ['  ],\n  "callToAction"', '\n  "callToAction"', 'The list `primary` is not closed behind this. Write ], behind it.'],
  [
    '  ],\n  "callToAction"',
    ',\n  "callToAction"',
    'The list `primary` is not closed before this comma. Write ] before',
  ],
  ['      ]\n    },', '    },', '18:9 The list `dropdownItems` is not closed behind this. Write ] behind it.'],
  ['      ]\n    },', '      ],', '19:8 The group is not closed before this comma. Write } before it.'],
  ['      ]\n    },\n    {', '    {', '18:9 The group is not closed behind this. Write ]}, behind it.'],
  ['  },\n  "footer"', '\n  "footer"', '25:22 The group `callToAction` is not closed behind this. Write }, behind it.'],
  [
    '    },\n    { "name": "Contact"',
    '    { "name": "Contact"',
    '19:7 The group is not closed behind this. Write }, behind',
  ],
  [
    '    { "name": "Contact"',
    '    "name": "Contact"',
    '21:5 The group is not opened before this field. Write { before',
  ],
  ['        },\n        {\n', '', '13:11 The fields `name`, `href`, `note` are given twice in this group. Keep one'],
  ['"links": [] },\n    "more"', '"links": []] },\n    "more"', '29:49 This ] closes nothing that is open. Remove it'],
  ['{\n    "name": "Call"', '[\n    "name": "Call"', '23:19 Fields stand between braces, not between square brackets.'],
  ['"name": "Call"', '"name" = "Call"', '24:12 Between a name and its value stands a colon, not =. Write a colon.'],
  ['"name": "Call"', '"name" => "Call"', '24:12 Between a name and its value stands a colon, not =>. Write a colon.'],
  ['"name": "Call"', '"name"; "Call"', '24:11 Between a name and its value stands a colon, not ;. Write a colon.'],
  ['"name": "Call"', '# don\'t "name": it\n    "name": "Call"', '24:5 JSON has no comments. Remove the comment.'],
  ['"name": "Call",', '"name": "Call", // the "button"', '24:21 JSON has no comments. Remove the comment.'],
  ['"name": "Call",', '/* "the" button */ "name": "Call",', '24:5 JSON has no comments. Remove the comment.'],
  ['"name": "Call",', '<!-- "the" button -->\n"name": "Call",', '24:5 JSON has no comments. Remove the comment.'],
  ['"name": "Call",', '-- the button\n"name": "Call",', '24:5 JSON has no comments. Remove the comment.'],
])('%j written as %j is told once', async (from, to, words) => {
  const text = navigation.replace(from, () => to)
  expect(text).not.toBe(navigation)
  expect(await told(text)).toEqual([expect.stringContaining(words)])
})

test('both brackets of a group or a list of the wrong kind are told once', async () => {
  const group = navigation.replace(/\{(\n {4}"name": "Call",\n.*\n {2})\}/, '[$1]')
  expect(await told(group)).toEqual([expect.stringContaining('Write { for this bracket and } for the one that closes')])
  const study = '{ "results": { "One", "Two" } }'
  expect((await told(study, 'content/case-studies/a.json')).filter((one) => !one.includes('is missing'))).toEqual([
    expect.stringContaining('Write [ for this brace and ] for the one that closes it.'),
  ])
})

test.each([
  [curly(navigation, ['“', '”']), '2:3 Only straight double quotes'],
  [curly(navigation, ['„', '“']), '2:3 Only straight double quotes'],
  [curly(navigation, ["'", "'"]), '2:3 Only straight double quotes'],
  [navigation.replaceAll(/^ {2}/gm, '\u00a0 '), '2:1 There is a non-breaking space (U+00A0) here.'],
  [navigation.replaceAll(/ "(\w+)":/g, ' $1:'), '2:3 The name of a field stands in double quotes. Write "primary"'],
])('what another program did to a whole file is told once', async (text, words) => {
  const found = await told(text)
  expect(found).toEqual([expect.stringContaining(words)])
  expect(found[0]).toMatch(/The same in \d+ more places, the last on line 3\d\.$/)
})

test('what is wrong in three places is told at each', async () => {
  expect(await told(navigation.replaceAll('"links"', '“links”'))).toHaveLength(3)
})

test('brackets are counted on lines only where one is missing', async () => {
  expect(await told(navigation.replaceAll(/^ +/gm, ''))).toEqual([])
  expect(await told(navigation.replaceAll('{ "name"', '{\n"name"'))).toEqual([])
})

test('a file without its first brace is told once', async () => {
  expect(await told(navigation.slice(1))).toEqual([
    '1:1 The file must hold one group of fields. Begin with { and end with }.',
  ])
})

test('a word that every object of JavaScript has is one that JSON does not know', async () => {
  expect(await told('{ "name": __proto__ }', 'content/agencies/bureau.json')).toContainEqual(
    '1:11 This is no JSON value. Put texts in double quotes.',
  )
})

test('marks that other programs put around code are no part of the file', async () => {
  expect(await told(`\`\`\`json\n${navigation}`)).toEqual([
    expect.stringContaining('1:1 These signs are no part of the'),
  ])
})

test('a claim of a register that cannot be read is not told as missing', async () => {
  const figure = '<Stats>\n<Stat value="3" label="x" claim="reach" />\n</Stats>\n'
  const claims = '"id": "reach" }\n]\n'
  const { issues } = await checkSite({
    'content/pages/about.mdx': page({}, figure),
    'content/site/claims.json': claims,
  })
  expect(issues.filter(({ rule }) => rule === 'unknown-claim')).toEqual([])
  expect(issues.filter(({ file }) => file.endsWith('claims.json'))).not.toEqual([])
})

test.each([
  `{ ${'a'.repeat(400_000)}`,
  `{${'/* '.repeat(130_000)}`,
  `{\n "a": [${'\n'.repeat(400_000)}"b"`,
  `{ "a": [${'[]'.repeat(150_000)}${'\n1,'.repeat(50_000)}`,
])('what is missing in a long file is found in a time that grows with it', async (text) => {
  expect(await told(text, 'content/agencies/bureau.json')).not.toEqual([])
})
