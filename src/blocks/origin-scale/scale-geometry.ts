import { smoothLine } from '#src/lib/smooth-line.ts'

/** The chart's drawing area, in the units of its view box. */
export const plot = { width: 360, height: 266, left: 46, right: 352, top: 22, bottom: 222 } as const

/** Ten years of doubling. */
export const years = Array.from({ length: 11 }, (_, year) => year)
const finalValue = 2 ** 10
const yearWidth = (plot.right - plot.left) / 10

/** The rules of a ratio axis: every decade, and 2 to 9 times every decade. */
export const majorRules = [1, 10, 100, 1000]
export const minorRules = [1, 10, 100].flatMap((decade) => [2, 3, 4, 5, 6, 7, 8, 9].map((times) => times * decade))

/**
 * How far up the plot a value stands, while the axis is on its way from linear (`ratio` 0) to ratio (`ratio` 1).
 * Every rule and every point goes through here: that is why the curve straightens as the rules slide apart.
 */
export function heightOf(value: number, ratio: number): number {
  const increment = (value - 1) / (finalValue - 1)
  const logarithm = Math.log2(value) / Math.log2(finalValue)
  return plot.bottom - (increment + (logarithm - increment) * ratio) * (plot.bottom - plot.top)
}

/** Where a year stands on the horizontal axis. */
export function acrossOf(year: number): number {
  return round(plot.left + year * yearWidth)
}

/** Level lines across the plot, as one path. */
export function rulesPath(values: readonly number[], ratio: number): string {
  return values.map((value) => `M${plot.left} ${round(heightOf(value, ratio))}H${plot.right}`).join('')
}

/** The line through the eleven years. */
export function curvePath(ratio: number): string {
  const height = (x: number) => heightOf(2 ** ((x - plot.left) / yearWidth), ratio)
  return smoothLine(height, plot.left, plot.right, 10, 1)
}

/** The years as dots: lines of no length, which round caps turn into circles. */
export function dotsPath(ratio: number): string {
  return years.map((year) => `M${acrossOf(year)} ${round(heightOf(2 ** year, ratio))}h0`).join('')
}

/** To a tenth of a unit, which is finer than a pixel. */
export function round(value: number): number {
  return Math.round(value * 10) / 10
}
