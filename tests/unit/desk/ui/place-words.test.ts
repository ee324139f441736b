import { expect, test } from 'vitest'
import { placeWords } from '../../../../src/desk/ui/problems/place-words.ts'

test.each([
  [{ field: 'hero.ctaLink', line: 4 }, 'Hero › Cta link'],
  [{ field: '0.value' }, 'Item 1 › Value'],
  [{ field: 'offices.2.name' }, 'Offices › Item 3 › Name'],
  [{ line: 12 }, 'Line 12'],
  [{}, ''],
])('the place %j is called "%s", as in the form', (issue, name) => {
  expect(placeWords(issue)).toBe(name)
})
