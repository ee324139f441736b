import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { industryFigure } from '#src/blocks/industry-cards/industry-figures.ts'

const ids = (JSON.parse(readFileSync('content/lists/about-industries.json', 'utf8')) as { id: string }[]).map(
  ({ id }) => id,
)

test('every industry has a drawing of its own', () => {
  expect(new Set(ids.map((id) => industryFigure(id).path)).size).toBe(ids.length)
})

test('an industry added later gets a drawing too', () => {
  expect(industryFigure('space')).toEqual(industryFigure('technology'))
})

test('drawings are made of whole numbers, which keeps the page small', () => {
  for (const id of ids) {
    expect(industryFigure(id).path).toMatch(/^M/)
    expect(industryFigure(id).path).not.toMatch(/NaN|undefined|\.\d/)
  }
})
