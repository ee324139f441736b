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
    "content/articles/a.mdx  1 warning

      12:10  warning  The related briefings go round in a circle: a → b → c → a.  related-circle
          10 | featured: false
          11 | takeaways: [One thing., Another thing.]
        > 12 | related: [b]
             |          ^^^
          13 | ---
          14 |
        How to fix: Name a briefing outside of it in one of them, or remove \`related\`: then some are proposed.

    1 warning in 1 file.
    "
  `)
})

test('related briefings that lead on somewhere are fine', async () => {
  expect(await messages(related({ a: '[b]', b: '[a, c]', c: '[]' }))).toEqual([])
  expect(await messages(related({ a: '[b]', b: '[a]' }))).toEqual([])
})
