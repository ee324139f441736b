import { expect, test } from 'vitest'
import { type ContentData, contentIndex, type Entry } from '#src/content/queries.ts'
import { relatedArticles } from '#src/content/related-articles.ts'
import { syntheticArticle } from '../../../scripts/measure/bench/synthetic-article.ts'
import { realData } from '../../support/labels.ts'

const data = realData()
const [model] = data.entries.articles as [Entry<'articles'>]

function briefing(slug: string, fields: Partial<Entry<'articles'>['data']>): Entry<'articles'> {
  const words = { title: 'Something else', takeaways: ['Nothing in common.', 'Nothing shared.'], related: [] }
  return { ...model, slug, data: { ...model.data, ...words, ...fields } }
}

function proposalsFor(slug: string, articles: Entry<'articles'>[]): string[] {
  const content = contentIndex({ ...data, entries: { ...data.entries, articles } } as ContentData)
  return content.ask(relatedArticles, slug)
}

const subject = briefing('subject', { title: 'Invoices and the borrowing limit', category: 'treasury-programs' })

test('briefings that are named are the ones that are shown', () => {
  const named = briefing('named', { related: ['b', 'a'] })
  expect(proposalsFor('named', [named, briefing('a', {}), briefing('b', {}), briefing('c', {})])).toEqual(['b', 'a'])
})

test('without names those are proposed that share words or the category, never the briefing itself', () => {
  const others = [
    briefing('words', { title: 'The borrowing limit explained', category: 'compliance', date: '2024-01-01' }),
    briefing('category', { category: 'treasury-programs', title: 'Notes', date: '2024-01-02', takeaways: ['A', 'B'] }),
    ...['one', 'two', 'three'].map((slug, index) =>
      briefing(slug, { category: 'compliance', title: 'Other', takeaways: ['C', 'D'], date: `2025-01-0${index + 1}` }),
    ),
  ]
  const found = proposalsFor('subject', [subject, ...others])
  expect(found.slice(0, 2).sort()).toEqual(['category', 'words'])
  expect(found[2]).toBe('three')
  expect(proposalsFor('subject', [...others.toReversed(), subject])).toEqual(found)
})

test('a word of every briefing decides less than one of two', () => {
  const common = Array.from({ length: 12 }, (_, index) =>
    briefing(`common-${index}`, {
      title: 'The limit of something',
      category: 'compliance',
      date: `2026-02-${10 + index}`,
    }),
  )
  const rare = briefing('rare', { title: 'Borrowing', category: 'compliance', date: '2020-01-01' })
  expect(proposalsFor('subject', [subject, rare, ...common])[0]).toBe('rare')
})

test('one briefing has nothing to propose, a few propose what there is', () => {
  expect(proposalsFor('subject', [subject])).toEqual([])
  expect(proposalsFor('subject', [subject, briefing('other', {})])).toEqual(['other'])
})

test('words of many briefings make no candidates: what is compared for one stays the same in a large archive', () => {
  let compared = 0
  const articles = Array.from({ length: 3000 }, (_, index) => {
    const [, title = ''] = /title: "(.*)"/.exec(syntheticArticle(index)) ?? []
    const fields = briefing(`briefing-${index}`, { title, date: '2026-01-01' })
    return fields
  })
  const content = contentIndex({ ...data, entries: { ...data.entries, articles } } as ContentData)
  const propose = () => content.ask(relatedArticles, 'briefing-7')
  propose()
  for (const article of articles) {
    const { category } = article.data
    Object.defineProperty(article.data, 'category', {
      get: () => {
        compared += 1
        return category
      },
    })
  }
  expect(propose()).toHaveLength(3)
  expect(compared).toBeLessThan(1000)
})
