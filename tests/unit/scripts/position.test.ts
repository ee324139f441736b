import { expect, test } from 'vitest'
import { spanAt } from '../../../scripts/content/model/position.ts'

test('a place never divides a character that UTF-16 writes as two', () => {
  const text = 'One\n😀 two'
  expect(spanAt(text, 4, 5)).toEqual({ line: 2, column: 1, endColumn: 3 })
  expect(spanAt(text, 5, 6)).toEqual({ line: 2, column: 1, endColumn: 3 })
  expect(spanAt(text, 5)).toEqual({ line: 2, column: 1, endColumn: 3 })
  expect(spanAt(text, 7, 10)).toEqual({ line: 2, column: 4, endColumn: 7 })
})
