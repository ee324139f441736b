import type { Measure } from '#src/blocks/case-study-explorer/row.ts'
import { classes } from '#src/lib/css-classes.ts'

interface MonthChartProps {
  measure: Measure
  /** The words at the left end. */
  startLabel: string
  className?: string
}

/** A small line from the count at the start to the count at the end, one rule for every month. */
export function MonthChart({ measure, startLabel, className }: MonthChartProps) {
  const { label, values, end } = measure
  const points = plot(values)
  // Safari's engine stretches the cap of a line that has no length at all.
  const dots = points.map(({ x, y }) => `M${x} ${y}h.01`).join('')
  const line = points.map(({ x, y }) => `${x},${y}`).join(' ')
  return (
    <figure className={classes('month-chart', className)}>
      <figcaption className="label text-muted">{label}</figcaption>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        <path className="chart-rules" d={points.map(({ x }) => `M${x} 0V100`).join('')} />
        <polygon points={`0,100 ${line} 100,100`} />
        <polyline points={line} />
        <path className="chart-dots" d={dots} />
      </svg>
      <p className="tnum flex justify-between">
        <End words={startLabel} value={values[0]} />
        <End words={end} value={values.at(-1)} />
      </p>
    </figure>
  )
}

function End({ words, value }: { words: string; value: number | undefined }) {
  return (
    <span>
      <span className="label mr-2 text-muted">{words}</span> <strong>{value}</strong>
    </span>
  )
}

/** Spreads the months over the width and the counts over the height, with a little air at the top. */
function plot(values: number[]) {
  const highest = Math.max(...values, 1)
  const step = 100 / Math.max(values.length - 1, 1)
  return values.map((value, month) => ({ x: round(month * step), y: round(100 - (value / highest) * 92) }))
}

const round = (value: number) => Math.round(value * 100) / 100
