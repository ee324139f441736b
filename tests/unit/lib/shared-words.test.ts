import { expect, test } from 'vitest'
import { countedWords, sharedWords } from '#src/lib/shared-words.ts'

test.each([
  ['a b', 'b a', 1],
  ['a a b', 'a b b', 2 / 3],
  ['a b c d', 'a', 2 / 5],
  ['a', 'b', 0],
])('of “%s” and “%s” a share is the same, each word as often as in both', (one, other, share) => {
  const counted = (text: string) => countedWords(text.split(' '))
  expect(sharedWords(counted(one), counted(other))).toBe(share)
})

test('nothing has nothing in common', () => {
  expect(sharedWords(countedWords([]), countedWords([]))).toBe(0)
})
