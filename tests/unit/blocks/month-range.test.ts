import { expect, test } from 'vitest'
import { monthRange } from '#src/blocks/capability-catalogue/month-range.ts'

test('a timeline is read as its two months', () => {
  expect(monthRange('1-3 months')).toEqual({ from: 1, to: 3 })
  expect(monthRange('12-24 months')).toEqual({ from: 12, to: 24 })
})
