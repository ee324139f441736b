import { expect, test } from 'vitest'
import { answer, isQuestion } from '#src/site/search/answer.ts'
import { openIndex } from '#src/site/search/open-index.ts'
import { packEntry, type SearchEntry, type SearchKind, searchKinds } from '#src/site/search/search-entry.ts'
import { termsOf } from '#src/site/search/terms.ts'

const entry = (title: string, fields: Partial<SearchEntry> = {}): SearchEntry => ({
  title,
  href: `/${title.replaceAll(' ', '-')}`,
  note: '',
  text: '',
  headings: [],
  ...fields,
  words: termsOf(fields.words ?? '').join(' '),
})

const ofEach = <Value>(value: (kind: SearchKind) => Value) =>
  Object.fromEntries(searchKinds.map((kind) => [kind, value(kind)])) as Record<SearchKind, Value>

async function indexOf(groups: Partial<Record<SearchKind, SearchEntry[]>>, synonyms: string[][] = []) {
  const counts = ofEach((kind) => groups[kind]?.length ?? 0)
  const kinds = ofEach((kind) => kindNames[kind] ?? '')
  const entries = searchKinds.flatMap((kind) => groups[kind] ?? []).map(packEntry)
  return openIndex({ counts, kinds, synonyms, entries })
}

async function titles(index: Awaited<ReturnType<typeof indexOf>>, question: string) {
  const { groups } = await answer(index, question, () => 10)
  return groups.flatMap(({ hits }) => hits.map((hit) => hit.entry.title))
}

const kindNames: Partial<Record<SearchKind, string>> = { article: 'Briefings', job: 'Open roles' }

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

test('a word that is still being typed finds what begins with it, and the answer says so', async () => {
  const index = await indexOf({ page: [...filler, entry('compliance')] })
  for (const typed of ['com', 'compli']) {
    expect(await titles(index, typed)).toEqual(['compliance'])
    expect((await answer(index, typed, () => 10)).match).toBe('begun')
  }
  expect((await answer(index, 'compliance', () => 10)).match).toBe('exact')
})

test('what says the word comes before what begins with it, wherever it says it', async () => {
  const index = await indexOf({ page: [...filler, entry('the planet'), entry('other', { words: 'plan' })] })
  expect(await titles(index, 'plan')).toEqual(['other', 'the planet'])
})

test('one or two letters or digits are the beginning of nothing', async () => {
  const index = await indexOf({ page: [...filler, entry('800 rules'), entry('coast'), entry('form 99')] })
  expect(await titles(index, '99')).toEqual(['form 99'])
  expect(await titles(index, 'co')).toEqual([])
  expect(await titles(index, '80')).toEqual([])
})

test.each([
  ['8(a)', 'the 8(a) program', 'rule 800 a', '8a'],
  ['401k', 'a 401(k) plan', '401 days', '401(k)'],
  ['U.S.', 'the U.S. office', 'use of us', 'US'],
  ['R&D', 'R&D credits', 'road and rail', 'r&d'],
  ['CMMC 2.0', 'CMMC Level 2', 'CMMC Level 3', 'CMMC 2'],
  ['ISO27001', 'ISO/IEC 27001', 'ISO 9001', 'ISO 27001'],
  ['800-171', 'NIST 800-171', 'form 800', '800 171'],
  ['1,900', 'all 1900 people', 'all 1,901 people', '1900'],
])('%s finds “%s” and not “%s”, and so does %s', async (code, says, other, same) => {
  const index = await indexOf({ page: [...filler, entry(says), entry(other)] })
  for (const question of [code, same]) {
    expect(await titles(index, question), question).toEqual([says])
    expect((await answer(index, question, () => 10)).match).toBe('exact')
  }
})

test.each([
  ['e-mail', 'email'],
  ['health care', 'healthcare'],
  ['white paper', 'whitepaper'],
  ['non-disclosure', 'nondisclosure'],
  ['set-aside', 'set aside'],
])('%s and %s find each other', async (one, other) => {
  for (const [question, says] of [
    [one, other],
    [other, one],
  ] as const) {
    const index = await indexOf({ page: [...filler, entry(`about ${says}`)] })
    const { total, match } = await answer(index, question, () => 10)
    expect([total, match], question).toEqual([1, 'exact'])
  }
})

test('an entry is found by the name of its kind', async () => {
  const index = await indexOf({ page: filler, article: [entry('late invoices')], job: [entry('engineer')] })
  expect(await titles(index, 'invoice briefing')).toEqual(['late invoices'])
  expect(await titles(index, 'role')).toEqual(['engineer'])
})

test('a page is found by its name in the address', async () => {
  const index = await indexOf({ page: [...filler, entry('Our board', { href: '/leadership' })] })
  expect(await titles(index, 'leadership')).toEqual(['Our board'])
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

test('phrases stand for words and words for phrases', async () => {
  const groups = [
    ['AI', 'artificial intelligence'],
    ['NDA', 'non-disclosure agreement'],
  ]
  const index = await indexOf(
    { page: [...filler, entry('AI at work'), entry('intelligence'), entry('a non-disclosure agreement')] },
    groups,
  )
  expect(await titles(index, 'artificial intelligence')).toEqual(['AI at work'])
  expect(await titles(index, 'nda')).toEqual(['a non-disclosure agreement'])
  expect((await answer(index, 'NDAs', () => 10)).match).toBe('exact')
})

const section = (title: string, fields: Partial<SearchEntry> = {}) =>
  entry(title, { note: 'Terms of Service', ...fields })
const kindsFor = async (index: Awaited<ReturnType<typeof indexOf>>, question: string) =>
  (await answer(index, question, () => 10)).groups.map(({ kind }) => kind)

test('legal sections stand last, unless nothing else answers as well or the question is theirs', async () => {
  const index = await indexOf(
    {
      page: [
        ...filler,
        entry('how to reach us', { text: 'telephone' }),
        entry('service terms', { words: 'liability' }),
      ],
      legal: [section('Contact', { text: 'telephone', words: 'arbiter' }), section('Liability')],
    },
    [['terms of service', 'T&C']],
  )
  expect(await kindsFor(index, 'telephone')).toEqual(['page', 'legal'])
  expect(await kindsFor(index, 'arbiter')).toEqual(['legal'])
  expect(await kindsFor(index, 'liability')).toEqual(['legal', 'page'])
  expect(await kindsFor(index, 'T&C')).toEqual(['legal', 'page'])
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
    ['advisor', 1, 1],
    ['page', 1, 1],
    ['legal', 2, 1],
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
