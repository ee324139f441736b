import { expect, test } from 'vitest'
import { checkSite } from '../support/check-site.ts'
import { article, page } from '../support/minimal-content.ts'
import { pngOf } from '../support/pictures.ts'

const about = 'content/pages/about.mdx'
const briefing = 'content/articles/a.mdx'
const told = async (files: Record<string, string | Buffer>) =>
  (await checkSite(files)).issues
    .filter(({ rule }) => rule !== 'orphan-page' && rule !== 'unused-picture')
    .map(({ line, message, hint }) => `${line}: ${message} ${hint}`)

const covered = article({ cover: '\n  src: x.png\n  alt: A bridge' }).replace('cover: \n', 'cover:\n')
const write = (from: string, to: string) => {
  const text = covered.replace(from, () => to)
  expect(text).not.toBe(covered)
  return { [briefing]: text, 'content/articles/x.png': pngOf(1400, 900) }
}

test('the briefing the mistakes are made in is right', async () => {
  expect(await told(write('Some words', 'Other words'))).toEqual([])
})

test.each([
  ['  alt:', 'alt:', 'The field `alt` belongs to `cover`, but stands outside of it. Begin its line with two spaces'],
  [
    '  src: x.png\n  alt:',
    'src: x.png\nalt:',
    'The fields `src` and `alt` belong to `cover`, but stand outside of it. Begin their lines with two spaces',
  ],
  ['  src:', 'src:', 'This line is indented further than `src` above it, which is no group. Begin `alt`'],
  ['\nauthor:', '\n  author:', 'This line is indented further than `excerpt` above it, which is no group.'],
  ['title: A', '  title: A', 'The first field `title` is indented, and no group is open above it. Delete the spaces'],
])('a field that begins too far left or right is told once: %j', async (from, to, words) => {
  expect(await told(write(from, to))).toEqual([expect.stringContaining(words)])
})

test('a field indented below a group or a list is told once', async () => {
  const fields = { takeaways: '\n  - One thing.\n  - Another.', related: '[]' }
  const listed = article(fields).replace('takeaways: \n', 'takeaways:\n')
  expect(await told({ [briefing]: listed.replace('related:', '  related:') })).toEqual([
    expect.stringContaining('The field `related` is indented like an item of the list above it. Delete the spaces'),
  ])
  const below = covered.replace(/(takeaways: .*\n)([\s\S]*?alt: .*\n)/, '$2  $1')
  expect(await told({ [briefing]: below, 'content/articles/x.png': pngOf(1400, 900) })).toEqual([
    expect.stringContaining('The field `takeaways` stands inside `cover`, to which it does not belong. Begin its line'),
  ])
})

test('a field of a group at the margin, where its name is taken, is told once and not only as given twice', async () => {
  const hero = page().replace('  title: About us', '  eyebrow: Firm\ntitle: About us\n  subtitle: Who we are')
  expect(await told({ [about]: hero })).toEqual([
    expect.stringContaining('The field `title` is given twice. If this one belongs to `hero` above it, begin its line'),
  ])
})

test('lines indented with tabs are told once, with the numbers of the others', async () => {
  const tabs = page().replace('  title', '\ttitle').replace('---\n\nSome', '\tsubtitle: Who we are\n---\n\nSome')
  expect(await told({ [about]: tabs })).toEqual([
    '5: Lines are indented with tabs, of which this is the first. Use two spaces instead, here and on line 6.',
  ])
})

test('a field on the wrong side of a brace is told once', async () => {
  const advisor = (portrait: string) => ({
    'content/advisors/a.json': `{ "name": "A", "title": "B", "background": "C", "expertise": ["D", "E", "F"], "education": "G", "category": "Finance", "initials": "AB", ${portrait}, "featured": false, "order": 1 }`,
    'content/advisors/x.png': pngOf(1400, 900),
  })
  expect(await told(advisor('"portrait": { "src": "x.png" }, "alt": "A person"'))).toEqual([
    expect.stringContaining('The field `alt` belongs to `portrait`, but stands outside of it. Move it between'),
  ])
})
