import type { PropsOf } from '#src/blocks/block-definition.ts'
import type { ratioChart } from '#src/blocks/ratio-chart/row.ts'
import { axisWords, type ChartScale, isWord } from './chart-scale.ts'

type ChartData = Pick<PropsOf<typeof ratioChart>, 'labels' | 'series' | 'unit'>
interface LineChartProps extends ChartData {
  name: string
  scale: ChartScale
  blend: number
}

const frame = { left: 62, right: 396, top: 10, bottom: 282 }
const dashes = [undefined, '8 5', '2 4', '12 4 2 4']
const tickGap = 19
const nameGap = 12
/** Of the 8 units high letters of a wide drawing. */
const letterWidth = 4.8
/** Of the 18 units high letters of a narrow drawing, when the reader sets them apart (WCAG 2.2, 1.4.12). */
const narrowLetterWidth = 13

/** The drawing; screen readers get its name, one sentence for each line, and the table below it. */
export function LineChart({ name, labels, series, unit, scale, blend }: LineChartProps) {
  const x = (index: number) => frame.left + (index / (labels.length - 1)) * (frame.right - frame.left)
  const y = (value: number) => frame.bottom - scale.at(value, blend) * (frame.bottom - frame.top)
  const round = (value: number) => Math.round(value * 10) / 10
  const edges = edgeLabels(labels)
  return (
    <svg className="line-chart" viewBox="0 0 480 306" role="img" aria-label={name}>
      {scale.ticks.map((tick) => (
        <path key={tick} className="line-chart-rule" d={`M${frame.left} ${round(y(tick))}H${frame.right}`} />
      ))}
      {spaced(scale.ticks.map((tick) => ({ text: axisWords(tick, isWord(unit) ? undefined : unit), y: y(tick) }))).map(
        (tick) => (
          <text key={tick.text} x={frame.left - 8} y={round(tick.y)} dominantBaseline="central" textAnchor="end">
            {tick.text}
          </text>
        ),
      )}
      {series.map((line, index) => (
        <path
          key={line.label}
          className={`line-chart-line line-${index + 1}`}
          strokeDasharray={dashes[index]}
          d={line.values.map((value, at) => `${at ? 'L' : 'M'}${round(x(at))} ${round(y(value))}`).join('')}
        />
      ))}
      {apart(series.map((line) => y(line.values.at(-1) ?? 0))).map((end, index) => (
        <text
          key={series[index]?.label}
          className={`line-chart-name line-${index + 1}`}
          x={frame.right + 8}
          y={round(end)}
          dominantBaseline="central"
        >
          {series[index]?.label}
        </text>
      ))}
      {labels.map((label, index) =>
        edges.has(index) || allFit(labels) ? (
          <text
            key={label}
            className={edges.has(index) && fitsNarrow(labels, index) ? undefined : 'line-chart-between'}
            x={round(x(index))}
            y={frame.bottom + 20}
            textAnchor={index === 0 ? 'start' : index === labels.length - 1 ? 'end' : 'middle'}
          >
            {label}
          </text>
        ) : null,
      )}
    </svg>
  )
}

/** Names the lines where the drawing is too narrow for names at their ends. */
export function LineChartKey({ series }: Pick<ChartData, 'series'>) {
  return (
    <ul className="chart-key">
      {series.map((line, index) => (
        <li key={line.label}>
          <svg className={`line-${index + 1}`} viewBox="0 0 32 2" aria-hidden="true">
            <path className="line-chart-line" strokeDasharray={dashes[index]} d="M0 1H32" />
          </svg>
          {line.label}
        </li>
      ))}
    </ul>
  )
}

/** Leaves out labels that would stand on the one below them. */
function spaced<Label extends { y: number }>(labels: Label[]): Label[] {
  let lowest = Number.POSITIVE_INFINITY
  return labels.filter(({ y }) => {
    if (lowest - y < tickGap) return false
    lowest = y
    return true
  })
}

/** Moves names at the ends of the lines apart until none covers another. */
function apart(positions: number[]): number[] {
  const order = positions.map((_, index) => index).sort((a, b) => (positions[a] ?? 0) - (positions[b] ?? 0))
  const moved = [...positions]
  order.forEach((index, place) => {
    const above = order[place - 1]
    if (above !== undefined) moved[index] = Math.max(moved[index] ?? 0, (moved[above] ?? 0) + nameGap)
  })
  return moved
}

/** First, middle and last point of the horizontal axis, which there is always room for in a wide drawing. */
function edgeLabels(labels: readonly string[]): Set<number> {
  const last = labels.length - 1
  return new Set(last % 2 === 0 && last > 1 ? [0, last / 2, last] : [0, last])
}

/** Whether a narrow drawing has room for a label: those at the ends may leave none for the one in the middle. */
function fitsNarrow(labels: readonly string[], index: number): boolean {
  const last = labels.length - 1
  const width = (at: number) => (labels[at]?.length ?? 0) * narrowLetterWidth
  const room = (frame.right - frame.left - width(index)) / 2 - nameGap
  return index === 0 || index === last || Math.max(width(0), width(last)) <= room
}

/** Whether a wide drawing has room for every label. The outer ones reach inwards, half a label further than the others. */
function allFit(labels: readonly string[]): boolean {
  const widest = Math.max(...labels.map((label) => label.length)) * letterWidth
  return (1.5 * widest + nameGap) * (labels.length - 1) <= frame.right - frame.left
}
