import { expect, test } from 'vitest'
import type { EntrySummary } from '#src/desk/requests/site.ts'
import { isIn, type Search, searchEntries } from '#src/desk/ui/find/search-entries.ts'

const entry = (title: string): EntrySummary => ({
  file: `content/pages/${title}.mdx`,
  collection: 'pages',
  title,
  address: `/${title}`,
  state: 'published',
  errors: 0,
  warnings: 0,
  changed: false,
})
const entries = ['alpha', 'beta', 'gamma'].map(entry)
const found = (words: string, onSite: string[], inTexts: string[] = [], order: Search['order'] = 'found') =>
  searchEntries(
    entries,
    { words, state: 'all', order },
    new Map(inTexts.map((title) => [entry(title).file, { file: entry(title).file, passages: [] }])),
    new Map(onSite.map((address, place) => [address, place])),
  ).map(({ title }) => title)

test('entries that say the words stand in the order in which visitors find them, the others by title behind them', () => {
  expect(found('late', ['/gamma', '/beta'], ['alpha', 'beta', 'gamma'])).toEqual(['gamma', 'beta', 'alpha'])
})

test('what visitors find is there also when no file says the words', () => {
  expect(found('overdue', ['/gamma', '/alpha'])).toEqual(['gamma', 'alpha'])
  expect(found('overdue', ['/gamma'], ['beta'])).toEqual(['gamma', 'beta'])
})

test('without words, and when it was chosen, the order is that of the titles or addresses', () => {
  expect(found('', [])).toEqual(['alpha', 'beta', 'gamma'])
  for (const order of ['title', 'address'] as const)
    expect(found('late', ['/gamma'], ['gamma', 'alpha'], order)).toEqual(['alpha', 'gamma'])
})

test('the list is narrowed to what was to be looked at again by now', () => {
  const [old, fresh] = [{ ...entry('old'), overdue: {} }, entry('fresh')]
  expect([old, fresh].filter((one) => isIn(one, 'overdue'))).toEqual([old])
})
