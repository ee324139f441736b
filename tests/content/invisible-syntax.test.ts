import { expect, test } from 'vitest'
import { checkSite } from '../support/check-site.ts'
import { page } from '../support/minimal-content.ts'

const file = 'content/pages/about.mdx'
const base = page({ title: 'About' }, '<Section title="A">\n\nWords.\n\n</Section>')

/** What is said of characters that cannot be seen, with their places. */
async function saidOf(text: string): Promise<string[]> {
  const { issues } = await checkSite({ [file]: text })
  return issues
    .filter((issue) => issue.file === file && issue.rule === 'invisible')
    .map(({ line, column, message }) => `${line}:${column} ${message}`)
}

test('a character of no width in the name of a field is named', async () => {
  expect(await saidOf(base.replace('title:', 'ti\u200btle:'))).toMatchInlineSnapshot(`
    [
      "2:3 There is an invisible character of no width (U+200B) inside this name or tag.",
    ]
  `)
})

test('a non-breaking space behind the name of a field is named', async () => {
  expect(await saidOf(base.replace('title:', 'title\u00a0:'))).toMatchInlineSnapshot(`
    [
      "2:6 There is a non-breaking space (U+00A0) inside this name or tag.",
    ]
  `)
})

test('a character of no width in the name of a block is named', async () => {
  expect(await saidOf(base.replace('<Section', '<Sec\u200btion'))).toMatchInlineSnapshot(`
    [
      "8:5 There is an invisible character of no width (U+200B) inside this name or tag.",
    ]
  `)
})

test('a non-breaking space between the attributes of a tag is named', async () => {
  expect(await saidOf(base.replace('title="A"', 'title=\u00a0"A"'))).toMatchInlineSnapshot(`
    [
      "8:16 There is a non-breaking space (U+00A0) inside this name or tag.",
    ]
  `)
})

test('in words both are as good as any other character', async () => {
  expect(await saidOf(base.replace('title="A"', 'title="A\u00a0B"').replace('Words', '10\u00a0km'))).toEqual([])
})
