import { afterEach, expect, test } from 'vitest'
import type { TextFound, TextPassage } from '#src/desk/requests/site.ts'
import { type DeskSite, startDesk } from '../../../support/desk-site.ts'
import { page } from '../../../support/minimal-content.ts'
import { removeTemporarySites } from '../../../support/temporary-site.ts'

const home = 'content/pages/index.mdx'
const about = 'content/pages/about.mdx'
let desk: DeskSite

afterEach(async () => {
  await desk.stop()
  removeTemporarySites()
})

const find = async (words: string) => {
  const { json } = await desk.ask(`GET search?words=${encodeURIComponent(words)}`)
  return json as TextFound[]
}

const wordsOf = ({ before, found, after }: TextPassage) => before + found + after

test('words are found in texts, whatever their case, with what stands around them', async () => {
  desk = await startDesk({
    [home]: page({ title: 'Hearth' }, 'Words of the <Action label="Prompt payment" href="/about" /> kind.\n'),
    [about]: page({ title: 'About' }, 'An **Ölmühle** by the river.\n'),
  })
  expect(await find('prompt PAYMENT')).toMatchObject([{ file: home }])
  expect((await find('ölmühle'))[0]).toMatchObject({
    file: about,
    passages: [{ before: 'An ', found: 'Ölmühle', after: ' by the river.' }],
  })
  expect(await find('river prompt')).toEqual([])
  const wordsAt = async (words: string, file = about) => {
    const text = (await desk.ask(`GET entry?file=${file}`)).json.text as string
    const [{ line = 0, column = 0, length = 0 } = {}] = (await find(words))[0]?.passages ?? []
    return text.split('\n')[line - 1]?.slice(column - 1, column - 1 + length)
  }
  expect(await wordsAt('by the river')).toBe('by the river')
  // With the signs between them.
  expect(await wordsAt('an ölmühle by')).toBe('An **Ölmühle** by')
  expect((await find('hearth'))[0]?.passages[0]).toMatchObject({ field: 'title' })
  // In a field too.
  expect(await wordsAt('hearth', home)).toBe('Hearth')
  expect(await find('  ')).toEqual([])
})

test('what was written since the last search is found, and what is gone is not', async () => {
  desk = await startDesk({ [home]: page({ title: 'Home' }, 'Words.\n') })
  expect(await find('lighthouse')).toEqual([])
  const { json } = await desk.ask(`GET entry?file=${home}`)
  const text = json.text.replace('Words.', 'A lighthouse.')
  await desk.ask('PUT entry', { body: { file: home, text, base: json.version } })
  await expect.poll(() => find('lighthouse')).toHaveLength(1)
  expect(await find('Words.')).toEqual([])
})

const claims = 'content/site/claims.json'
const claim = (id: string, value: string, label: string) => ({
  id,
  value,
  label,
  scope: 'the whole firm',
  asOf: '2026-01-01',
})

test('every passage of a file that has the words is told, each with its place', async () => {
  const body =
    'We advised 500+ firms.\n\n<Card title="500+ firms">\n\nNo figure.\n\n</Card>\n\n- Of **500+** firms\n- None\n'
  desk = await startDesk({
    [home]: page({ title: 'Home' }, body),
    [claims]: `${JSON.stringify([claim('firms', '500+', 'Firms'), claim('years', '15+', 'Years'), claim('again', '500+', 'Firms again')], null, 2)}\n`,
  })
  const found = new Map((await find('500+')).map(({ file, passages }) => [file, passages]))
  expect(found.get(home)?.map(wordsOf)).toEqual(['We advised 500+ firms.', '500+ firms', 'Of 500+ firms'])
  const lines = desk.read(home).split('\n')
  expect(found.get(home)?.map(({ line = 0, column = 0 }) => lines[line - 1]?.slice(column - 1, column + 3))).toEqual([
    '500+',
    '500+',
    '500+',
  ])
  // Of a record stand there its words, and neither its id nor the names of its fields.
  const value = { before: '', found: '500+', column: 15, length: 4 }
  expect(found.get(claims)).toEqual([
    { ...value, after: ' · Firms · the whole firm', field: '0.value', line: 4 },
    { ...value, after: ' · Firms again · the whole firm', field: '2.value', line: 18 },
  ])
})

test('of many passages the first few are told, and all of one file to whoever asks', async () => {
  desk = await startDesk({ [home]: page({ title: 'Home' }, 'A lighthouse.\n\n'.repeat(9)) })
  const [found] = await find('lighthouse')
  expect([found?.passages.length, found?.more]).toEqual([3, 6])
  const { json } = await desk.ask(`GET search?words=lighthouse&file=${home}`)
  expect([json[0].passages.length, json[0].more]).toEqual([9, undefined])
})

test('names of fields, blocks and their settings are no words', async () => {
  desk = await startDesk({
    [home]: page({ title: 'Home' }, '<Card title="A heading" linkLabel="Read">\n\nWords.\n\n</Card>\n'),
    [claims]: `${JSON.stringify([claim('firms', '500+', 'Firms')])}\n`,
  })
  for (const name of ['reviewBy', 'asOf', 'linkLabel', 'description:', 'Card']) expect(await find(name)).toEqual([])
})

test('words that stand together are preferred to the same words apart', async () => {
  desk = await startDesk({
    [home]: page({ title: 'Home' }, 'Days go by, and 30 of them.\n\nPay within 30\ndays.\n\nIn **30** days.\n'),
    [about]: page({ title: 'About' }, 'Thirty, or 30.\n\nThe firm’s days.\n'),
  })
  const [apart, together] = (await find('30 days')).sort((a, b) => (a.file < b.file ? -1 : 1))
  expect(together?.passages.map(wordsOf)).toEqual(['Pay within 30 days.', 'In 30 days.'])
  expect(apart?.passages).toHaveLength(2)
  expect(await find("firm's")).toHaveLength(1)
})

test('an id that no page shows is no word of a text', async () => {
  desk = await startDesk({
    [home]: page({ title: 'Home' }, '<Stat value="500+" label="Firms" claim="transformations-firm" />\n'),
    [claims]: `${JSON.stringify([claim('transformations-firm', '500+', 'Transformations')], null, 2)}\n`,
  })
  const found = await find('transformations')
  expect(found.map(({ file, passages }) => [file, passages.map(({ found: word }) => word)])).toEqual([
    [claims, ['Transformations']],
  ])
})
