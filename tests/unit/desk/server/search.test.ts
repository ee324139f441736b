import { afterEach, expect, test } from 'vitest'
import type { TextFound } from '#src/desk/api.ts'
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

test('words are found in texts, whatever their case, with what stands around them', async () => {
  desk = await startDesk({
    [home]: page({ title: 'Home' }, 'Words of the <Action label="Prompt payment" href="/about" /> kind.\n'),
    [about]: page({ title: 'About' }, 'An **Ölmühle** by the river.\n'),
  })
  expect(await find('prompt PAYMENT')).toMatchObject([{ file: home }])
  expect((await find('ölmühle'))[0]).toMatchObject({ file: about, passage: expect.stringContaining('An Ölmühle by') })
  expect(await find('river prompt')).toEqual([])
  const [{ line = 0, column = 0 } = {}] = await find('by the river')
  const text = (await desk.ask(`GET entry?file=${about}`)).json.text as string
  expect(text.split('\n')[line - 1]?.slice(column - 1)).toMatch(/^by the river/)
  expect((await find('home'))[0]).toMatchObject({ file: home, field: 'title' })
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
