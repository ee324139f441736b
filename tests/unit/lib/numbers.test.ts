import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatDate } from '#src/lib/dates.ts'
import { formatNumber } from '#src/lib/numbers.ts'

const english = (options: Intl.NumberFormatOptions) => new Intl.NumberFormat('en-US', options)

test.each([
  [1.005, 2, '1.01'],
  [-1.005, 2, '-1.01'],
  [727_975_916.265, 2, '727,975,916.27'],
  [271_140_203.195, 2, '271,140,203.20'],
  [0.0000005, 2, '0.00'],
  [42, 0, '42'],
])('%d with %d digits after the point is rounded as it is written: %s', (number, decimals, written) => {
  expect(formatNumber(number, decimals)).toBe(written)
})

test('numbers and dates are written as the rules of English say', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e12, max: 1e12 }), fc.integer({ min: 0, max: 4 }), (whole, decimals) => {
      const number = whole / 1000
      const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals }
      expect(formatNumber(number, decimals)).toBe(english(digits).format(number))
      expect(formatNumber(number)).toBe(english({ maximumFractionDigits: 20 }).format(number))
    }),
    { seed: Number(process.env.FAST_CHECK_SEED ?? 5) },
  )
  const long = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 40_000 }), (days) => {
      const date = new Date(days * 86_400_000)
      expect(formatDate(date.toISOString().slice(0, 10))).toBe(long.format(date))
    }),
    { seed: Number(process.env.FAST_CHECK_SEED ?? 5) },
  )
})
