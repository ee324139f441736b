import { expect, test } from 'vitest'
import { inMillions, isAmount, parseAmount, shortAmount } from '#src/lib/amount.ts'

test('amounts are read in millions, billions and trillions', () => {
  expect(parseAmount('$21.6M')).toBe(21_600_000)
  expect(parseAmount('$350B')).toBe(350e9)
  expect(parseAmount('$5T')).toBe(5e12)
})

test('anything else is not an amount', () => {
  for (const text of ['', '$5', '5M', '$5K', '$1,000M', 'about $5M']) expect(isAmount(text)).toBe(false)
})

test('amounts are written with one decimal in millions, or in their shortest form', () => {
  expect(inMillions(65e6)).toBe('$65.0M')
  expect([1e8, 1e11, 1e12, 1e13].map(shortAmount)).toEqual(['$100M', '$100B', '$1T', '$10T'])
})
