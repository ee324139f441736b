import { expect, test } from 'vitest'
import { acrossOf, heightOf, majorRules, minorRules, plot, years } from '#src/blocks/origin-scale/scale-geometry.ts'

const heights = (ratio: number) => years.map((year) => heightOf(2 ** year, ratio))
const rises = (ratio: number) =>
  heights(ratio)
    .map((height, year, all) => (all[year - 1] ?? height) - height)
    .slice(1)

test('doubling is a straight line on the ratio axis', () => {
  for (const rise of rises(1)) expect(rise).toBeCloseTo((plot.bottom - plot.top) / 10, 0)
})

test('the same doubling turns into a cliff on the linear axis', () => {
  const [first = 0, ...others] = rises(0)
  expect(first).toBeLessThan(1)
  expect(others.at(-1)).toBeGreaterThan((plot.bottom - plot.top) * 0.49)
})

test('both axes start and end at the same height', () => {
  for (const ratio of [0, 0.5, 1]) {
    expect(heightOf(1, ratio)).toBeCloseTo(plot.bottom)
    expect(heightOf(1024, ratio)).toBeCloseTo(plot.top)
  }
})

test('the rules of the ratio axis crowd toward each decade', () => {
  const decade = [10, ...minorRules.filter((value) => value > 10 && value < 100), 100].map((value) =>
    heightOf(value, 1),
  )
  const gaps = decade.slice(1).map((height, index) => (decade[index] ?? 0) - height)
  expect(gaps).toEqual([...gaps].sort((a, b) => b - a))
})

test('decades are equally far apart', () => {
  const [one = 0, ten = 0, hundred = 0, thousand = 0] = majorRules.map((value) => heightOf(value, 1))
  expect(one - ten).toBeCloseTo(ten - hundred, 0)
  expect(ten - hundred).toBeCloseTo(hundred - thousand, 0)
})

test('the years fill the width', () => {
  expect([acrossOf(0), acrossOf(10)]).toEqual([plot.left, plot.right])
})
