import { formatNumber } from '#src/lib/numbers.ts'

export interface ChartScale {
  /** Values that get a line across the chart. */
  ticks: number[]
  /** Share of the height at which a value stands; `blend` 0 is the linear scale, 1 the ratio scale. */
  at: (value: number, blend: number) => number
}

const steps = [1, 2, 5, 10]

/** A scale that holds all values (above zero) and can be re-ruled from linear to logarithmic. */
export function chartScale(values: readonly number[]): ChartScale {
  const low = niceBelow(Math.min(...values))
  const high = niceAbove(Math.max(...values))
  const span = Math.log(high / low) || 1
  const at = (value: number, blend: number) => (1 - blend) * (value / high) + (blend * Math.log(value / low)) / span
  return { ticks: ticksBetween(low, high), at }
}

const decade = (value: number) => 10 ** Math.floor(Math.log10(value))

function niceBelow(value: number): number {
  const unit = decade(value)
  return unit * (steps.findLast((step) => step * unit <= value) ?? 1)
}

function niceAbove(value: number): number {
  const unit = decade(value)
  return unit * (steps.find((step) => step * unit >= value) ?? 10)
}

function ticksBetween(low: number, high: number): number[] {
  const ticks: number[] = []
  for (let unit = decade(low); unit <= high; unit *= 10) {
    ticks.push(...[1, 2, 5].map((step) => step * unit).filter((tick) => tick >= low && tick <= high))
  }
  return ticks
}

/** A unit such as "cases" stands once in the caption; "$m" or "%" beside every number. */
export const isWord = (unit: string | undefined) => /^[a-z]{3}/i.test(unit ?? '')

const thousands = new Map([
  ['', 'k'],
  ['k', 'm'],
  ['m', 'bn'],
])

/** A value as short as an axis needs it: `10,000` is `10k`, and `1,000` with the unit `$k` is `$1m`. */
export function axisWords(value: number, unit = ''): string {
  const thousand = thousands.get(unit.replace(/^[$€£]/, ''))
  if (value < 1000 || !thousand) return withUnit(value, unit)
  return withUnit(value / 1000, `${/^[$€£]/.exec(unit) ?? ''}${thousand}`)
}

/** `10` with the unit `$m` is `$10m`; with `%` it is `10%`; with `days` it is `10 days`. */
export function withUnit(value: number, unit = ''): string {
  const number = formatNumber(Number(value.toFixed(2)))
  const [, currency = '', rest = ''] = /^([$€£]?)(.*)$/.exec(unit) ?? []
  return currency + number + (rest.length > 2 ? ` ${rest}` : rest)
}
