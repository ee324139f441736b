import { expect, test } from 'vitest'
import { checkSite } from '../support/check-site.ts'
import { article, page } from '../support/minimal-content.ts'

const file = 'content/pages/about.mdx'
const base = page({ title: 'About' }, '<Section title="A">\n\nWords.\n\n</Section>')

/** What is said of characters that cannot be seen, with their places. */
async function saidOf(text: string): Promise<string[]> {
  const { issues } = await checkSite({ [file]: text })
  return issues
    .filter((issue) => issue.file === file && issue.rule === 'invisible')
    .map(({ line, column, message }) => `${line}:${column} ${message}`)
}

test.each([
  ['title:', 'ti\u200btle:', '2:3 There is an invisible character of no width (U+200B) inside this name.'],
  ['title:', 'title\u00a0:', '2:6 There is a non-breaking space (U+00A0) inside this name.'],
  ['<Section', '<Sec\u200btion', '8:5 There is an invisible character of no width (U+200B) inside this tag.'],
  ['title="A"', 'title=\u00a0"A"', '8:16 There is a non-breaking space (U+00A0) inside this tag.'],
])('a character that looks like nothing is named: %s written as %j', async (from, to, words) => {
  expect(await saidOf(base.replace(from, to))).toEqual([words])
})

test('in words both are as good as any other character', async () => {
  expect(await saidOf(base.replace('title="A"', 'title="A\u00a0B"').replace('Words', '10\u00a0km'))).toEqual([])
})

const nbsp = '\u00a0'
const briefing = 'content/articles/a-briefing.mdx'

test.each([
  ['after a colon', base.replace('title: About', `title:${nbsp}"About"`), '2:7', nbsp, 'after the colon'],
  ['after a colon and a space', base.replace('title: About', `title: ${nbsp}"About"`), '2:8', nbsp, 'after the colon'],
  ['after a colon', base.replace('title: About', 'title:\u202fAbout'), '2:7', '\u202f', 'after the colon'],
  ['after a colon', base.replace('title: About', 'title:\u3000About'), '2:7', '\u3000', 'after the colon'],
  ['after a colon', base.replace('title: About', 'title:\u200bAbout'), '2:7', '\u200b', 'after the colon'],
  ['after a colon in a group', base.replace('  title: About', `  title:${nbsp}About`), '5:9', nbsp, 'after the colon'],
  ['at the margin', base.replace('  title: About', `${nbsp}${nbsp}title: About`), '5:1', nbsp, 'The line begins with'],
  ['at the margin', base.replace('title: About', '\u200btitle: About'), '2:1', '\u200b', 'The line begins with'],
])('a character that is no plain space %s is the only thing told', async (_, text, place, sign, words) => {
  const { issues } = await checkSite({ [file]: text })
  expect(issues.map(({ line, column }) => `${line}:${column}`)).toEqual([place])
  expect(issues[0]?.message).toContain(words)
  expect(issues[0]?.message).toContain(`(U+${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')})`)
})

test('a non-breaking space after the hyphen of a list is told once for each item', async () => {
  const { issues } = await checkSite({
    [briefing]: article({ takeaways: `\n  - One\n  -${nbsp}Two\n  -${nbsp}Three` }),
  })
  const message = 'There is a non-breaking space (U+00A0) after the hyphen, where a plain space belongs.'
  expect(issues.map(({ line, message }) => [line, message])).toEqual([
    [13, message],
    [14, message],
  ])
})

test.each([
  `\n  - Read in 10${nbsp}min at https://example.com\n  - Two`,
  `|-\n    note:${nbsp}a text of several lines\n    -${nbsp}whose letters are its own`,
])('inside a text they are letters: %j', async (takeaways) => {
  const { issues } = await checkSite({ [briefing]: article({ takeaways }) })
  expect(issues.filter(({ rule }) => rule === 'invisible')).toEqual([])
})
