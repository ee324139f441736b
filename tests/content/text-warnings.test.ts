import { expect, test } from 'vitest'
import { checkSite, reportFor } from '../support/check-site.ts'
import { article, page } from '../support/minimal-content.ts'
import { pngOf } from '../support/pictures.ts'

const about = 'content/pages/about.mdx'
const warnings = async (files: Record<string, string | Buffer>) =>
  (await checkSite(files)).issues.map(({ severity, message }) => `${severity}: ${message}`)

test('characters that nobody sees are told in titles, attributes and headings', async () => {
  const files = {
    [about]: page({}, '<Section title="How\u00ad we work">\n\nSome words.\n\n</Section>\n\n## Our\u202e method\n'),
    'content/articles/a-briefing.mdx': article().replace('title: A', 'title: A\u200b'),
  }
  const report = await reportFor(files)
  expect(report.replace(/[\u00ad\u200b\u202e]/g, '·')).toMatchInlineSnapshot(`
    "content/articles/a-briefing.mdx  1 warning

      2:8  warning  The text has a zero-width space (U+200B), which nobody sees, after “A”.  invisible-character
          1 | ---
        > 2 | title: A· briefing
            |        ^^^^^^^^^^^
          3 | description: What readers find in the briefing “A briefing”, in a sentence of a good length.
          4 | excerpt: The words under the headline.
        How to fix: Delete the words around it and type them again.

    content/pages/about.mdx  2 warnings

      8:17  warning  The text has a soft hyphen (U+00AD), which nobody sees, after “How”.  invisible-character
           6 | ---
           7 |
        >  8 | <Section title="How· we work">
             |                 ^^^^^^^^^^^^
           9 |
          10 | Some words.
        How to fix: Delete the words around it and type them again.

      14:1  warning  The text has the character U+202E, which nobody sees, after “Our”.  invisible-character
          12 | </Section>
          13 |
        > 14 | ## Our· method
             | ^
        How to fix: Delete the words around it and type them again.

    3 warnings in 2 files.
    "
  `)
})

test('Markdown, entities and tags in texts that are printed as they are', async () => {
  const fields = { excerpt: 'Two **bold** words.', author: 'Ada &amp; Ben', authorRole: 'See [us](/y)' }
  const files = {
    'content/articles/a-briefing.mdx': article(fields, 'Here **bold** and [home](/) are fine.\n'),
    [about]: page({}, '<Section title="Law<br>and order">\n\nAT&T, R&D; 2 * 3 * 4.\n\n</Section>\n'),
  }
  expect(await reportFor(files)).toMatchInlineSnapshot(`
    "content/articles/a-briefing.mdx  3 warnings

      4:10  warning  Readers would see “**bold**” as it stands: this text has no formatting.  plain-markup
          2 | title: A briefing
          3 | description: What readers find in the briefing “A briefing”, in a sentence of a good length.
        > 4 | excerpt: Two **bold** words.
            |          ^^^^^^^^^^^^^^^^^^^
          5 | author: Ada &amp; Ben
          6 | authorRole: See [us](/y)
        How to fix: Take the asterisks away.

      5:9  warning  Readers would see “&amp;” as it stands: this text has no formatting.  plain-markup
          3 | description: What readers find in the briefing “A briefing”, in a sentence of a good length.
          4 | excerpt: Two **bold** words.
        > 5 | author: Ada &amp; Ben
            |         ^^^^^^^^^^^^^
          6 | authorRole: See [us](/y)
          7 | readTime: 1
        How to fix: Write the character itself.

      6:13  warning  Readers would see “[us](/y)” as it stands: this text has no formatting.  plain-markup
          4 | excerpt: Two **bold** words.
          5 | author: Ada &amp; Ben
        > 6 | authorRole: See [us](/y)
            |             ^^^^^^^^^^^^
          7 | readTime: 1
          8 | date: 2026-03-01
        How to fix: Write the words alone; a link stands in a text or in a field of its own.

    content/pages/about.mdx  1 warning

      8:20  warning  Readers would see “<br>” as it stands: this text has no formatting.  plain-markup
           6 | ---
           7 |
        >  8 | <Section title="Law<br>and order">
             |                    ^^^^
           9 |
          10 | AT&T, R&D; 2 * 3 * 4.
        How to fix: Take the tag away.

    4 warnings in 2 files.
    "
  `)
})

test('notes to oneself in what readers see', async () => {
  const body =
    'Some words. TODO: more of them.\n\nLorem ipsum dolor.\n\n`TBD` in code, todo en español and a methodology.\n'
  expect(
    await reportFor({ [about]: page({}, body), 'content/articles/a.mdx': article({ author: 'TBD' }) }),
  ).toMatchInlineSnapshot(`
    "content/articles/a.mdx  1 warning

      5:9  warning  “TBD” stands in a text that readers see.  placeholder
          3 | description: What readers find in the briefing “A briefing”, in a sentence of a good length.
          4 | excerpt: The words under the headline.
        > 5 | author: TBD
            |         ^^^
          6 | authorRole: Partner
          7 | readTime: 1
        How to fix: Write what belongs there, or remove it.

    content/pages/about.mdx  2 warnings

      8:13  warning  “TODO” stands in a text that readers see.  placeholder
           6 | ---
           7 |
        >  8 | Some words. TODO: more of them.
             |             ^^^^
           9 |
          10 | Lorem ipsum dolor.
        How to fix: Write what belongs there, or remove it.

      10:1  warning  “Lorem ipsum” stands in a text that readers see.  placeholder
           8 | Some words. TODO: more of them.
           9 |
        > 10 | Lorem ipsum dolor.
             | ^^^^^^^^^^^
          11 |
          12 | \`TBD\` in code, todo en español and a methodology.
        How to fix: Write what belongs there, or remove it.

    3 warnings in 2 files.
    "
  `)
})

test('the name of a file is no description of an image', async () => {
  const images = ['bridge-2.png', 'IMG_1234', 'bridge-at-dawn', 'A bridge at dawn', 'Bridge 2'].map(
    (alt) => `![${alt}](bridge-at-dawn.png)`,
  )
  expect(
    await warnings({
      [about]: page({}, `${images.join('\n\n')}\n`),
      'content/images/bridge-at-dawn.png': pngOf(1400, 900),
    }),
  ).toMatchInlineSnapshot(`
    [
      "warning: The description “bridge-2.png” is the name of a file.",
      "warning: The description “IMG_1234” is the name of a file.",
      "warning: The description “bridge-at-dawn” is the name of a file.",
    ]
  `)
})

test.each([
  ['Image of a bridge', '“Image of” says nothing here', 'Begin with what it shows: “A bridge”.'],
  ['A photo showing the river', '“A photo showing” says nothing here', 'Begin with what it shows: “The river”.'],
  ['picture: a bridge', '“picture:” says nothing here', 'Begin with what it shows: “A bridge”.'],
  ['Photograph', '“Photograph” says nothing here', 'Say what the picture shows'],
])('a description that begins with the word picture is told: %s', async (alt, message, hint) => {
  const { issues } = await checkSite({
    [about]: page({}, `![${alt}](bridge.png)\n`),
    'content/images/bridge.png': pngOf(1400, 900),
  })
  expect(issues).toMatchObject([
    { severity: 'warning', message: expect.stringContaining(message), hint: expect.stringContaining(hint) },
  ])
})

test.each(['Picture frames on a wall', 'Photographers at a bridge', 'Images on a screen', 'An engraving of a bridge'])(
  'a picture may show pictures: %s',
  async (alt) => {
    const text = page({}, `![${alt}](bridge.png)\n`)
    expect(await warnings({ [about]: text, 'content/images/bridge.png': pngOf(1400, 900) })).toEqual([])
  },
)

test('the mark that a comment in Word leaves behind, and an item of a list that says nothing', async () => {
  const body = 'In [FY25] our fee was fixed.[AB1] See [1] and[A2].\n\n- First\n-\n- Third\n\n1. One\n2.\n'
  const said = await reportFor({ [about]: page({}, body) })
  expect(said.match(/\d+:\d+ {2}warning .*/g)).toMatchInlineSnapshot(`
    [
      "8:29  warning  “[AB1]” stands in a text that readers see: the mark of a comment in Word.  placeholder",
      "11:1  warning  This item of the list is empty.  list-item",
      "15:1  warning  This item of the list is empty.  list-item",
    ]
  `)
})
