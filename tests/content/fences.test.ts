import { expect, test } from 'vitest'
import { checkSite } from '../support/check-site.ts'
import { article, category, page } from '../support/minimal-content.ts'

const about = 'content/pages/about.mdx'
const told = async (text: string) =>
  (await checkSite({ [about]: text })).issues.map(({ line, column, message, hint }) => [line, column, message, hint])
const twice = 'The line --- stands twice before the fields, so they would end before they begin.'
const among = (line: string) => `This line ${line} would end the fields, and more of them follow.`
const plain = 'Write ---, three plain hyphens at the very beginning of the line and nothing else on it.'
const notEnded = 'This line does not end the fields, so they are never closed.'
const notBegun = 'The line that should begin the fields is not ---.'
const blank = 'There are spaces or blank lines before the first ---, so the file does not begin with its fields.'

test.each([
  ['twice', `---\n${page()}`, 2, twice, 'Remove one of the two.'],
  ['twice, with a blank line', `---\n\n${page()}`, 3, twice, 'Remove one of the two.'],
  [
    'twice, with blank lines behind',
    `---\n${page().replace('---\n', '---\n\n\n')}`,
    2,
    twice,
    'Remove one of the two.',
  ],
  ['among the fields', page().replace('hero:', '---\nhero:'), 4, among('---'), 'Remove it.'],
  ['among the fields and longer', page().replace('hero:', '-----\n\nhero:'), 4, among('-----'), 'Remove it.'],
  ['as a dash', page().replace('---', '—'), 1, notBegun, plain],
  ['with a fourth hyphen', `-${page()}`, 1, notBegun, plain],
  ['after a blank line', `\n${page()}`, 1, blank, 'Delete them: --- stands at the very beginning of the file.'],
  ['as a dash at the end', page().replace('\n---\n', '\n—\n'), 6, notEnded, plain],
  ['indented at the end', page().replace('\n---\n', '\n ---\n'), 6, notEnded, plain],
  ['one hyphen short', page().replace('\n---\n', '\n--\n'), 6, notEnded, plain],
])('the line --- written %s is told once, where it stands', async (_, text, line, message, hint) => {
  expect(await told(text)).toEqual([[line, 1, message, hint]])
})

test('what follows a line --- too many is checked all the same', async () => {
  const { issues } = await checkSite({ [about]: `---\n${page({ template: 'hom' })}` })
  expect(issues.map(({ line, rule }) => [line, rule])).toEqual([
    [2, 'frontmatter'],
    [5, 'unknown-value'],
  ])
})

test('words with a colon between two lines across the page are no fields', async () => {
  expect(await told(page({}, 'Words.\n\n---\n\nnote: words.\n\n---\n'))).toEqual([])
  expect(await told(page({}, 'Note: words.\n\n---\n\nWords.\n'))).toEqual([])
})

test('a line across the page right after the fields is told; further down it is one', async () => {
  const message = 'A line across the page stands before the first words: it was probably meant to end the fields.'
  expect(await told(page({}, '---\n\nWords.\n'))).toEqual([[8, 1, message, 'Remove it.']])
  expect(await told(page({}, 'Words.\n\n---\n\nWords.\n'))).toEqual([])
})

test('hyphens under a paragraph, which would make a heading of it, are told', async () => {
  const found = await told(page({}, 'A whole paragraph.\n---\n\ntitle: x\ndate: 2026-01-01\n---\n'))
  expect(found.map(([line, , message]) => [line, message])).toEqual([
    [8, 'The hyphens in the line below make a heading of these words.'],
    [11, 'The hyphens in the line below make a heading of these words.'],
  ])
})

test('what a file that cannot be read may hold is not missed elsewhere', async () => {
  const files = {
    'content/articles/a.mdx': article(),
    'content/articles/b.mdx': article({ title: 'Another' }).replace('---', '—'),
    'content/categories/risk.json': category('Risk', 2),
  }
  expect((await checkSite(files)).issues.map(({ rule }) => rule)).toEqual(['frontmatter'])
})
