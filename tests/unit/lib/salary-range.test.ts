import { expect, test } from 'vitest'
import { salaryRange } from '#src/lib/salary-range.ts'

test('writes a yearly salary in thousands', () => {
  expect(salaryRange(180_000, 280_000)).toBe('$180k-$280k')
})
