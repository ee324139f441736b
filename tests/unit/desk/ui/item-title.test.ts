import { expect, test } from 'vitest'
import { itemTitle } from '#src/desk/ui/fields/item-title.ts'

test('every figure of the register is called by another name', async () => {
  const { default: claims } = await import('../../../../content/site/claims.json')
  const titles = claims.map(itemTitle)
  expect(new Set(titles).size).toBe(claims.length)
  expect(titles).toContain('87% Success rate: still meeting them 24 months later')
})
