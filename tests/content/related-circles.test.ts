import { expect, test } from 'vitest'
import { checkSite, reportFor } from '../support/check-site.ts'
import { article } from '../support/minimal-content.ts'

const messages = async (files: Record<string, string>) =>
  (await checkSite(files)).issues.map(({ severity, file, message }) => `${severity} ${file}: ${message}`)

const related = (slugs: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(slugs).map(([slug, names]) => [
      `content/articles/${slug}.mdx`,
      article({ title: `Briefing ${slug}`, related: names }),
    ]),
  )

test('related briefings that lead only to each other are told once, with the way round', async () => {
  expect(await reportFor(related({ a: '[b]', b: '[c]', c: '[a]', d: '[a]' }))).toMatchInlineSnapshot(`
    "content/articles/a.mdx
      12:10-13 warning related-circle: The related briefings go round in a circle: a → b → c → a.
        Name a briefing outside of it in one of them, or remove \`related\`: then some are proposed."
  `)
})

test('related briefings that lead on somewhere are fine', async () => {
  expect(await messages(related({ a: '[b]', b: '[a, c]', c: '[]' }))).toEqual([])
  expect(await messages(related({ a: '[b]', b: '[a]' }))).toEqual([])
})
