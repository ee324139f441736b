import { expect, test } from 'vitest'
import { xpPosition } from '#src/blocks/transformation-os/xp-rule.tsx'

test('equal ratios are equal distances on the rule', () => {
  expect([1, 10, 100, 1000].map(xpPosition)).toEqual([0, 100, 200, 300])
})

test('the cursor stays on the rule before the first point and after the last', () => {
  expect(xpPosition(0)).toBe(0)
  expect(xpPosition(1200)).toBe(300)
})
