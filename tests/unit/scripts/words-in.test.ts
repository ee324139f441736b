import { expect, test } from 'vitest'
import { wordsIn } from '../../../scripts/content/body/words-in.ts'

test.each([
  ['', 0],
  ['One', 1],
  ['  One  two – three, 4x & (five)! ', 5],
  ['“Éclair” naïve, 北京 -- … ½', 4],
  ['a-b c/d e’f', 3],
  ['one\u2009two', 1],
])('“%s” has %i words', (text, count) => {
  expect(wordsIn(text)).toBe(count)
})

test('every space between words is as good as another', () => {
  const text = '  One  two – three, 4x & (five)! Émile’s '
  for (const space of ['\n', '\t', '\u00a0', '\r\n']) expect(wordsIn(text.replaceAll(' ', space))).toBe(wordsIn(text))
})
