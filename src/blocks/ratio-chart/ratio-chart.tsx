import { useState } from 'react'
import type { PropsOf } from '#src/blocks/block-definition.ts'
import { chartScale, isWord, withUnit } from '#src/blocks/ratio-chart/chart-scale.ts'
import { LineChart, LineChartKey } from '#src/blocks/ratio-chart/line-chart.tsx'
import type { ratioChart } from '#src/blocks/ratio-chart/row.ts'
import { fillWords } from '#src/lib/fill-words.ts'
import { type Scale, ScaleSwitch } from '#src/ui/scale-switch.tsx'
import { useUi } from '#src/ui/ui-context.tsx'
import { useBlend } from '#src/ui/use-blend.ts'

/** Letters that fit beside the end of a line; longer names stand in the key. */
const longestName = 10

/** A line chart that can be ruled by increments or by ratios, with its table. */
export function RatioChart({ title, caption, unit, labels, series }: PropsOf<typeof ratioChart>) {
  const ui = useUi()
  const [ruled, setRuled] = useState<Scale>('ratio')
  const blend = useBlend(ruled === 'ratio' ? 1 : 0)
  const scale = chartScale(series.flatMap((line) => line.values))
  return (
    <figure
      className="not-prose chart"
      data-names={series.some((line) => line.label.length > longestName) ? 'key' : 'ends'}
    >
      <figcaption className="grid text-(length:--text-sm)">
        <strong>{title}</strong>
        {caption && <span>{caption}</span>}
        {isWord(unit) && <span className="label mt-3 text-muted">{unit}</span>}
      </figcaption>
      <ScaleSwitch
        name={title}
        legend={ui.chartScale}
        linear={ui.linearScale}
        ratio={ui.ratioScale}
        value={ruled}
        onChange={setRuled}
      />
      <LineChart
        name={chartSentence(ui.chartLine, { labels, series, unit })}
        labels={labels}
        series={series}
        unit={unit}
        scale={scale}
        blend={blend}
      />
      <LineChartKey series={series} />
      <details className="chart-table">
        <summary className="text-link">{ui.chartTable}</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
        <section aria-label={ui.chartTable} tabIndex={0} className="overflow-x-auto">
          <table>
            <thead>
              <tr>
                <td />
                {series.map((line) => (
                  <th key={line.label} scope="col">
                    {line.label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {labels.map((label, row) => (
                <tr key={label}>
                  <th scope="row">{label}</th>
                  {series.map((line) => (
                    <td key={line.label}>{withUnit(line.values[row] ?? 0, unit)}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </details>
    </figure>
  )
}

/** What is to be seen in a chart, for those who hear it: where each line begins and ends. */
function chartSentence(
  words: string,
  { labels, series, unit }: Pick<PropsOf<typeof ratioChart>, 'labels' | 'series' | 'unit'>,
): string {
  const [first = '', last = ''] = [labels[0], labels.at(-1)]
  return series
    .map(({ label, values }) => {
      const [from, to] = [values[0], values.at(-1)].map((value) => withUnit(value ?? 0, unit))
      return fillWords(words, { name: label, from: from ?? '', to: to ?? '', first, last })
    })
    .join(' ')
}
