import { expect, test } from 'vitest'
import { wordsAt, wordsBeside } from '../../../../src/desk/text/model/words-at.ts'

const text = [
  '---',
  'title: "Size \\"standards\\""',
  '---',
  '',
  'A gate *works* when it [can stop](/contact).',
  '',
  `<RatioChart title="Spending on a pursuit" labels={['15', "It's 12"]} />`,
  '',
  '| 15 | Fix the worst |',
].join('\n')

const at = (words: string) => text.indexOf(words)

test('the words with the cursor are said as readers see them', () => {
  expect(wordsAt(text, at('Size'), 'mdx')).toBe('Size "standards"')
  expect(wordsAt(text, at('works'), 'mdx').trim()).toBe('A gate works when it can stop.')
  expect(wordsAt(text, at('15'), 'mdx')).toBe('15')
  expect(wordsAt(text, at('Fix'), 'mdx').trim()).toBe('Fix the worst')
})

test('what else a block says tells where its figures stand; a field has no block', () => {
  expect(wordsBeside(text, at('15'), 'mdx')).toEqual(['Spending on a pursuit', '15', "It's 12"])
  expect(wordsBeside(text, at('Fix'), 'mdx')).toEqual([])
  expect(wordsBeside(text, at('Size'), 'mdx')).toEqual([])
})
