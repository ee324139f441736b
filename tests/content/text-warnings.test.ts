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
    "content/articles/a-briefing.mdx
      2:8-19 warning invisible-character: The text has a zero-width space (U+200B), which nobody sees, after “A”.
        Delete the words around it and type them again.
    content/pages/about.mdx
      8:17-29 warning invisible-character: The text has a soft hyphen (U+00AD), which nobody sees, after “How”.
        Delete the words around it and type them again.
      14:1 warning invisible-character: The text has the character U+202E, which nobody sees, after “Our”.
        Delete the words around it and type them again."
  `)
})

test('Markdown, entities and tags in texts that are printed as they are', async () => {
  const fields = { excerpt: 'Two **bold** words.', author: 'Ada &amp; Ben', authorRole: 'See [us](/y)' }
  const files = {
    'content/articles/a-briefing.mdx': article(fields, 'Here **bold** and [home](/) are fine.\n'),
    [about]: page({}, '<Section title="Law<br>and order">\n\nAT&T, R&D; 2 * 3 * 4.\n\n</Section>\n'),
  }
  expect(await reportFor(files)).toMatchInlineSnapshot(`
    "content/articles/a-briefing.mdx
      4:10-29 warning plain-markup: Readers would see “**bold**” as it stands: this text has no formatting.
        Take the asterisks away.
      5:9-22 warning plain-markup: Readers would see “&amp;” as it stands: this text has no formatting.
        Write the character itself.
      6:13-25 warning plain-markup: Readers would see “[us](/y)” as it stands: this text has no formatting.
        Write the words alone; a link stands in a text or in a field of its own.
    content/pages/about.mdx
      8:20-24 warning plain-markup: Readers would see “<br>” as it stands: this text has no formatting.
        Take the tag away."
  `)
})

test('notes to oneself in what readers see', async () => {
  const body =
    'Some words. TODO: more of them.\n\nLorem ipsum dolor.\n\n`TBD` in code, todo en español and a methodology.\n'
  expect(
    await reportFor({ [about]: page({}, body), 'content/articles/a.mdx': article({ author: 'TBD' }) }),
  ).toMatchInlineSnapshot(`
    "content/articles/a.mdx
      5:9-12 warning placeholder: “TBD” stands in a text that readers see.
        Write what belongs there, or remove it.
    content/pages/about.mdx
      8:13-17 warning placeholder: “TODO” stands in a text that readers see.
        Write what belongs there, or remove it.
      10:1-12 warning placeholder: “Lorem ipsum” stands in a text that readers see.
        Write what belongs there, or remove it."
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
  expect(await warnings({ [about]: page({}, body) })).toMatchInlineSnapshot(`
    [
      "warning: “[AB1]” stands in a text that readers see: the mark of a comment in Word.",
      "warning: This item of the list is empty.",
      "warning: This item of the list is empty.",
    ]
  `)
})
