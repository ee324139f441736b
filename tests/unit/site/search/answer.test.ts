import { expect, test } from 'vitest'
import { answer, isQuestion } from '#src/site/search/answer.ts'
import { openIndex } from '#src/site/search/open-index.ts'
import { packEntry, type SearchEntry, type SearchKind, searchKinds } from '#src/site/search/search-entry.ts'

const entry = (title: string, fields: Partial<SearchEntry> = {}): SearchEntry => ({
  title,
  href: `/${title.replaceAll(' ', '-')}`,
  note: '',
  text: '',
  headings: [],
  words: '',
  ...fields,
})

async function indexOf(groups: Partial<Record<SearchKind, SearchEntry[]>>, synonyms: string[][] = []) {
  const counts = Object.fromEntries(searchKinds.map((kind) => [kind, groups[kind]?.length ?? 0]))
  const entries = searchKinds.flatMap((kind) => groups[kind] ?? []).map(packEntry)
  return openIndex({ counts: counts as Record<SearchKind, number>, synonyms, entries })
}

async function titles(index: Awaited<ReturnType<typeof indexOf>>, question: string) {
  const { groups } = await answer(index, question, () => 10)
  return groups.flatMap(({ hits }) => hits.map((hit) => hit.entry.title))
}

const filler = Array.from({ length: 12 }, (_, at) => entry(`filler ${at}`, { text: 'something about nothing' }))

test('what stands in the title comes before a heading, a heading before the text, the text before other words', async () => {
  const index = await indexOf({
    page: [
      ...filler,
      entry('words', { words: 'audit' }),
      entry('text', { text: 'an audit' }),
      entry('heading', { headings: [{ text: 'The audit', suffix: '#audit' }] }),
      entry('the audit'),
    ],
  })
  expect(await titles(index, 'audit')).toEqual(['the audit', 'heading', 'text', 'words'])
})

test('an entry needs all the words, as long as there is one that has them', async () => {
  const index = await indexOf({ page: [...filler, entry('audit trail'), entry('audit plan'), entry('mountain trail')] })
  expect(await titles(index, 'audit trail')).toEqual(['audit trail'])
  const { match, total } = await answer(index, 'audit trail mountain', () => 10)
  expect([match, total]).toEqual(['some', 3])
})

test('a word that is still being typed finds what begins with it', async () => {
  const index = await indexOf({ page: [...filler, entry('compliance')] })
  expect(await titles(index, 'com')).toEqual(['compliance'])
  expect(await titles(index, 'compli')).toEqual(['compliance'])
})

test.each(['complaince', 'complience', 'ocmpliance', 'complianc', 'compliannce'])(
  '%s finds compliance',
  async (typed) => {
    const index = await indexOf({ page: [...filler, entry('compliance'), entry('company')] })
    const { match, groups } = await answer(index, typed, () => 10)
    expect(groups[0]?.hits.map((hit) => hit.entry.title)).toEqual(['compliance'])
    expect(match).toBe(typed === 'complianc' ? 'exact' : 'similar')
  },
)

test('a word that somebody uses is never taken for another one', async () => {
  const index = await indexOf({ page: [...filler, entry('the role'), entry('the rule')] })
  expect(await titles(index, 'role')).toEqual(['the role'])
})

test('a figure is never taken for another one', async () => {
  const index = await indexOf({ page: [...filler, entry('form 8021'), entry('form 8023')] })
  expect((await answer(index, '8022', () => 10)).total).toBe(0)
})

test('whoever looks for a synonym finds the word, after the entries that say the synonym itself', async () => {
  const index = await indexOf({ page: [...filler, entry('open role'), entry('a job')] }, [['role', 'job', 'career']])
  expect(await titles(index, 'jobs')).toEqual(['a job', 'open role'])
  expect(await titles(index, 'careers')).toHaveLength(2)
})

test('results are grouped by kind, the group with the best result first', async () => {
  const index = await indexOf({
    page: [...filler, entry('page', { text: 'audit' })],
    advisor: [entry('audit person')],
    legal: [entry('the audit', { text: 'audit' }), entry('section', { words: 'audit' })],
  })
  const { groups, total } = await answer(index, 'audit', () => 1)
  expect(total).toBe(4)
  expect(groups.map(({ kind, total: of, hits }) => [kind, of, hits.length])).toEqual([
    ['legal', 2, 1],
    ['advisor', 1, 1],
    ['page', 1, 1],
  ])
})

test('a text that asks for nothing is no question', () => {
  expect([' ', 'the', '?!', 'audit'].map(isQuestion)).toEqual([false, false, false, true])
})

test('nothing is found for what nobody says', async () => {
  const index = await indexOf({ page: filler })
  expect(await answer(index, 'xylophone', () => 10)).toEqual({
    question: 'xylophone',
    match: 'exact',
    total: 0,
    groups: [],
  })
})
