import { expect, test } from 'vitest'
import { placeWords } from '../../../../src/desk/ui/problems/place-words.ts'

test.each([
  [{ field: 'hero.ctaLink', line: 4 }, 'Hero › Cta link'],
  [{ field: '0.value' }, 'Item 1 › Value'],
  [{ field: 'offices.2.name' }, 'Offices › Item 3 › Name'],
  [{ block: 'PullFigure', field: 'label', line: 41 }, 'Pull figure › Label'],
  [{ block: 'Callout', line: 41 }, 'Callout'],
  [{ passage: 'Capture planning starts…', line: 41 }, '“Capture planning starts…”'],
  [{ line: 12 }, 'Line 12'],
  [{}, ''],
])('the place %j is called "%s", as in the form', (issue, name) => {
  expect(placeWords(issue)).toBe(name)
})

test('where lines are seen they are named, too', () => {
  expect(placeWords({ block: 'Callout', field: 'title', line: 41 }, true)).toBe('Callout › Title · Line 41')
})
