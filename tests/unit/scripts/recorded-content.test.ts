import { expect, test } from 'vitest'
import type { ContentData, Question, WholeContent } from '#src/content/queries.ts'
import { recordedContent } from '../../../scripts/build/render/recorded-content.ts'

const entry = (slug: string, title: string, body: string) => ({
  slug,
  source: `content/articles/${slug}.mdx`,
  data: { title },
  headings: [],
  words: 1,
  body: [body],
})

/** A content of two briefings, and a question that counts how often it is asked. */
function contentOf(titles: [string, string], bodies: [string, string]) {
  const articles = [entry('one', titles[0], bodies[0]), entry('two', titles[1], bodies[1])]
  const data = { entries: { articles }, lists: {}, singles: {}, pictures: {} } as unknown as ContentData
  let asked = 0
  function firstTitle(content: WholeContent) {
    asked += 1
    return content.entries('articles')[0]?.data.title
  }
  function secondBody(content: WholeContent) {
    asked += 1
    return JSON.stringify(content.entries('articles')[1]?.body)
  }
  const questions = [firstTitle, secondBody] as Question<string[], unknown>[]
  const content = recordedContent({ all: data, published: data, questions, today: '2026-03-01' })
  return { content, questions, asked: () => asked }
}

test('who lists entries depends on their fields, who looks into one on its text', () => {
  const before = contentOf(['One', 'Two'], ['a', 'b']).content
  const list = before.record(() => before.all.entries('articles').map(({ data }) => data.title))
  const text = before.record(() => before.all.entryAt('articles', 'one').body)
  const whole = before.record(() => before.data.all.entries.articles.map(({ body }) => body))
  const after = contentOf(['One', 'Two'], ['other', 'b']).content
  const changed = (reads: string[]) => reads.filter((read) => before.answer(read) !== after.answer(read))
  expect(list.reads).toEqual(['["all","entries","articles"]'])
  expect(changed(list.reads)).toEqual([])
  expect(changed(text.reads)).toEqual(['["all","body","articles","one"]'])
  expect(changed(whole.reads)).toEqual(['["all","body","articles","one"]'])
})

test('questions are asked again only when something they may have read has changed', () => {
  const reads = ['["all","ask","firstTitle"]', '["all","ask","secondBody"]']
  const first = contentOf(['One', 'Two'], ['a', 'b'])
  const known = reads.map((read) => [read, first.content.answer(read)] as const)
  const asked = first.content.asked()
  expect(asked.bodies).toEqual(['["all","body","articles","two"]'])
  const again = (titles: [string, string], bodies: [string, string]) => {
    const { content, asked: times } = contentOf(titles, bodies)
    content.remember(asked, known)
    const same = known.map(([read, key]) => content.answer(read) === key)
    return { same, times: times() }
  }
  expect(again(['One', 'Two'], ['a', 'b'])).toEqual({ same: [true, true], times: 0 })
  expect(again(['One', 'Two'], ['other', 'b'])).toEqual({ same: [true, true], times: 0 })
  expect(again(['One', 'Two'], ['a', 'other'])).toEqual({ same: [true, false], times: 2 })
  expect(again(['One', 'Other'], ['a', 'b'])).toEqual({ same: [true, true], times: 2 })
  expect(again(['Other', 'Two'], ['a', 'b'])).toEqual({ same: [false, true], times: 2 })
})
