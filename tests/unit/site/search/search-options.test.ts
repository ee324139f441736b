import { expect, test } from 'vitest'
import { searchOptions } from '#src/site/search/search-options.tsx'
import type { AnswerState } from '#src/site/search/use-answer.ts'
import { content } from '../../../support/labels.ts'

const words = { ...content('searchWords'), close: 'Close', retry: 'Try again' }
const entry = { title: 'The audit', href: '/audit', note: '', text: '', headings: [], words: '' }
const hits = [{ number: 0, rank: 0 as const, entry, terms: new Set(['audit']), asked: new Map() }]
const answer: AnswerState['answer'] = {
  question: 'audit',
  total: 2,
  match: 'exact',
  groups: [{ kind: 'page', total: 2, hits }],
}
const offered = (state: Pick<AnswerState, 'phase' | 'answer'>) =>
  searchOptions(state, words).flatMap(({ options }) => options.map(({ href }) => href))
const popular = words.popular.map(({ href }) => href)

test('the results of the last question stay until those of the next one are there', () => {
  expect(offered({ phase: 'done', answer })).toEqual(['/audit', '/search?q=audit'])
  expect(offered({ phase: 'loading', answer })).toEqual(['/audit', '/search?q=audit'])
})

test('the only result leads nowhere else: there are no others to see', () => {
  expect(offered({ phase: 'done', answer: { ...answer, total: 1 } as typeof answer })).toEqual(['/audit'])
})

test('they are not offered for a question whose part of the index could not be fetched', () => {
  expect(offered({ phase: 'offline', answer })).toEqual(popular)
})

test('pages that are often looked for are offered before anything is asked and when nothing is found', () => {
  expect(offered({ phase: 'idle', answer })).toEqual(popular)
  expect(offered({ phase: 'done', answer: { ...answer, total: 0, groups: [] } })).toEqual(popular)
})
