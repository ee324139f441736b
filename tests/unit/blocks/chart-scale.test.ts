import { expect, test } from 'vitest'
import { axisWords, chartScale, withUnit } from '#src/blocks/ratio-chart/chart-scale.ts'

test.each([
  [500, undefined, '500'],
  [1000, undefined, '1k'],
  [20_000, undefined, '20k'],
  [500, '$k', '$500k'],
  [1000, '$k', '$1m'],
  [2000, '$m', '$2bn'],
  [50, '%', '50%'],
  [1000, 'days', '1,000 days'],
])('beside an axis %d with the unit %s is written %s', (value, unit, words) => {
  expect(axisWords(value, unit)).toBe(words)
})

test('a table writes the number out', () => {
  expect(withUnit(1260)).toBe('1,260')
  expect(withUnit(900, '$k')).toBe('$900k')
})

test('equal ratios are equal distances on the ratio scale, equal differences on the linear one', () => {
  const { at, ticks } = chartScale([500, 8000])
  expect(ticks).toEqual([500, 1000, 2000, 5000, 10_000])
  expect(at(1000, 1) - at(500, 1)).toBeCloseTo(at(8000, 1) - at(4000, 1))
  expect(at(2000, 0) - at(1000, 0)).toBeCloseTo(at(8000, 0) - at(7000, 0))
})
