import { afterEach, expect, test } from 'vitest'
import { type DeskSite, startDesk } from '../../../support/desk-site.ts'
import { category, page } from '../../../support/minimal-content.ts'
import { removeTemporarySites } from '../../../support/temporary-site.ts'

const about = 'content/pages/about.mdx'
const redirects = 'content/site/redirects.json'
const accepted = 'content/site/accepted.json'
let desk: DeskSite

afterEach(async () => {
  expect(desk.errors).toEqual([])
  await desk.stop()
  removeTemporarySites()
})

/** As editors of Windows save it: a byte-order mark, and a return at the end of each line. */
const fromWindows = (text: string) => `\uFEFF${text.replaceAll('\n', '\r\n')}`
const isFromWindows = (file: string) => /^\uFEFF(?:[^\r\n]*\r\n)*$/.test(desk.read(file))

test('words of a file from Windows are found with their field and their line', async () => {
  desk = await startDesk({ [about]: fromWindows(page({ title: 'A hearth' }, 'One.\n\nA lighthouse.\n')) })
  const { json: field } = await desk.ask('GET search?words=hearth')
  expect(field[0].passages[0]).toMatchObject({ field: 'title', line: 2, column: 10 })
  const { json: body } = await desk.ask('GET search?words=lighthouse')
  expect(body[0].passages).toMatchObject([{ line: 10, column: 3 }])
  const source = async (words: string) =>
    (await desk.ask('POST source', { body: { address: '/about', words: [words] } })).json
  expect(await source('A hearth')).toMatchObject({ file: about, field: 'title', line: 2 })
  expect(await source('A lighthouse.')).toEqual({ file: about, line: 10, column: 1 })
})

test('what the desk writes into files from Windows ends as their lines do', async () => {
  const rules = 'content/categories/rules.json'
  desk = await startDesk(
    {
      [about]: fromWindows(page({}, 'Press [here](/contact).\n')),
      [rules]: fromWindows(category('Rules', 2)),
      [redirects]: fromWindows('[]\n'),
      [accepted]: fromWindows('[]\n'),
    },
    { git: true },
  )
  const does = async (route: string, body: object) => {
    const { status, json } = await desk.ask(route, { body })
    expect([route, status, json.message]).toEqual([route, 200, undefined])
    return json
  }
  const warning = { rule: 'link-words', file: about, words: '[here](/contact)' }
  await does('POST accepted/add', { ...warning, reason: 'It is a quotation.', who: 'Ann' })
  expect([desk.read(accepted), isFromWindows(accepted)]).toEqual([expect.stringContaining('a quotation'), true])
  await does('POST accepted/remove', warning)
  expect(desk.read(accepted)).toBe(fromWindows('[]\n'))

  for (const [file, copied] of [
    [rules, '"draft": true'],
    [about, '\r\ndraft: true\r\n'],
  ] as const) {
    const { file: copy } = await does('POST duplicate', { file })
    expect([desk.read(copy), isFromWindows(copy)]).toEqual([expect.stringContaining(copied), true])
  }

  const { file } = await does('POST move', { file: about, slug: 'firm' })
  expect([isFromWindows(file), isFromWindows(redirects)]).toEqual([true, true])
  await does('POST delete', { file, to: '/contact' })
  expect([desk.read(redirects), isFromWindows(redirects)]).toEqual([expect.stringContaining('"/firm"'), true])
})
