import { expect, test } from 'vitest'
import { briefingCategory } from '#src/content/briefing-category.ts'
import type { ContentIndex, Entry } from '#src/content/queries.ts'

const content = { entries: () => [] } as unknown as ContentIndex
const nameOf = (category: string) => briefingCategory({ data: { category } } as Entry<'articles'>, content).name

test('a note in the place of a category is a label on the page', () => {
  const note = 'Fill in: the category it stands under, by its name in the address. One of: compliance, sba-programs.'
  expect(nameOf(note)).toBe('Fill in: the category it stands under')
  expect(nameOf('compliance')).toBe('compliance')
})
