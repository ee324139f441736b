import { afterEach, expect, test } from 'vitest'
import type { SourcePlace } from '#src/desk/requests/site.ts'
import { type DeskSite, startDesk } from '../../../support/desk-site.ts'
import { minimalContent, page } from '../../../support/minimal-content.ts'
import { removeTemporarySites } from '../../../support/temporary-site.ts'

let desk: DeskSite

afterEach(async () => {
  expect(desk.errors).toEqual([])
  await desk.stop()
  removeTemporarySites()
})

const ui = 'content/site/ui.json'
const about = 'content/pages/about.mdx'
const body = `## What we do

We price decisions[^1] and say *so* in writing, before anybody asks.

<Action href="/about" label="Write to us" />

Twice.

| Year | Sum |
| --- | --- |
| 2024 | $12 |

Twice.

[^1]: In dollars.
`

/** The line of the source and its field. */
async function sourceOf(words: string[], before = 0): Promise<string> {
  const { json } = await desk.ask('POST source', { body: { address: '/about', words, before } })
  const { file, line, column, field } = json as Partial<SourcePlace>
  if (!file) return 'nothing'
  return `${file} ${
    field ??
    desk
      .read(file)
      .split('\n')
      [(line ?? 0) - 1]?.slice((column ?? 0) - 1)
  }`
}

test('words of a page lead to the passage, the attribute, the cell and the field that say them', async () => {
  desk = await startDesk({ [about]: page({ title: 'The firm and its work' }, body) })
  expect(await sourceOf(['What we do'])).toBe(`${about} ## What we do`)
  expect(await sourceOf(['We price decisions1 and say so in writing, before anybody asks.'])).toMatch(/We price/)
  expect(await sourceOf(['Write to us'])).toBe(`${about} label="Write to us" />`)
  expect(await sourceOf(['$12', '2024$12'])).toBe(`${about} | $12 |`)
  expect(await sourceOf(['The firm and its work'])).toBe(`${about} title`)
  expect(await sourceOf(['Nobody ever wrote this'])).toBe('nothing')
})

test('of passages that say the same the one in order is meant', async () => {
  desk = await startDesk({ [about]: page({}, body) })
  const places = await Promise.all(
    [0, 1].map(async (before) => {
      const { json } = await desk.ask('POST source', { body: { address: '/about', words: ['Twice.'], before } })
      return (json as SourcePlace).line
    }),
  )
  const lines = desk.read(about).split('\n')
  expect(places).toEqual([lines.indexOf('Twice.') + 1, lines.lastIndexOf('Twice.') + 1])
})

test('words of the interface are found where they stand, also with what the site fills in', async () => {
  const words = { skipLink: 'Go to the words', copyright: '© {year} {name}. Kept by us.' }
  const known = JSON.parse(minimalContent()[ui] ?? '{}') as object
  desk = await startDesk({ [about]: page({}, body), [ui]: JSON.stringify({ ...known, ...words }) })
  expect(await sourceOf(['Go to the words'])).toBe(`${ui} skipLink`)
  expect(await sourceOf(['© 2031 Somebody. Kept by us.'])).toBe(`${ui} copyright`)
})
