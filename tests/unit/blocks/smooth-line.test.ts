import { expect, test } from 'vitest'
import { smoothLine } from '#src/lib/smooth-line.ts'

test('a straight line stays straight', () => {
  expect(smoothLine((x) => x / 2, 0, 12, 2)).toBe('M0 0C2 1 4 2 6 3S10 5 12 6')
})

test('every piece ends on the curve', () => {
  const path = smoothLine((x) => x * x, 0, 9, 3)
  const ends = path.split(/[CS]/).map((piece) => piece.split(' ').slice(-2).join(' ').replace('M', ''))
  expect(ends).toEqual(['0 0', '3 9', '6 36', '9 81'])
})

test('prints as many digits as asked for', () => {
  expect(smoothLine((x) => x / 3, 0, 1, 1, 1)).toBe('M0 0C0.3 0.1 0.7 0.2 1 0.3')
})
