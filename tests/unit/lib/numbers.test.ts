import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatDate } from '#src/lib/dates.ts'
import { formatNumber } from '#src/lib/numbers.ts'

const english = (options: Intl.NumberFormatOptions) => new Intl.NumberFormat('en-US', options)

test('numbers and dates are written as the rules of English say', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e12, max: 1e12 }), fc.integer({ min: 0, max: 4 }), (whole, decimals) => {
      const number = whole / 1000
      const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals }
      expect(formatNumber(number, decimals)).toBe(english(digits).format(number))
      expect(formatNumber(number)).toBe(english({ maximumFractionDigits: 20 }).format(number))
    }),
  )
  const long = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 40_000 }), (days) => {
      const date = new Date(days * 86_400_000)
      expect(formatDate(date.toISOString().slice(0, 10))).toBe(long.format(date))
    }),
  )
})
