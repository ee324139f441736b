import { expect, test } from 'vitest'
import { smoothPath } from '#src/lib/smooth-path.ts'

const plot = { left: 10, floor: 100, width: 60, height: 90 }

test('a line stays a line, its control points on it', () => {
  expect(smoothPath((x) => x, 1, plot)).toBe('M10 100C30 70 50 40 70 10')
})

test('every segment begins where the one before it ends, and the last one ends at the function’s last value', () => {
  const path = smoothPath((x) => x * x, 3, plot)
  expect(path.match(/C/g)).toHaveLength(3)
  expect(path.endsWith(' 70 10')).toBe(true)
})
