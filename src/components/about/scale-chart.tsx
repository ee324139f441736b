import { acrossOf, curvePath, dotsPath, heightOf, majorRules, minorRules, plot, rulesPath } from './scale-geometry.ts'

interface ScaleChartProps {
  /** 0 is the linear axis, 1 the ratio axis; anything between is on its way. */
  ratio: number
  series: string
  horizontal: string
}

const labelledYears = [0, 2, 4, 6, 8, 10]
const thousands = new Intl.NumberFormat('en-US')

/** Ten years of doubling on an axis between linear and ratio. A picture of the words beside it, so hidden from screen readers. */
export function ScaleChart({ ratio, series, horizontal }: ScaleChartProps) {
  return (
    <svg viewBox={`0 0 ${plot.width} ${plot.height}`} className="scale-chart" aria-hidden="true">
      <path d={rulesPath(minorRules, ratio)} className="scale-rules" />
      <path d={rulesPath(majorRules, ratio)} className="scale-rules scale-rules-major" />
      <path d={curvePath(ratio)} className="scale-curve" />
      <path d={dotsPath(ratio)} className="scale-dots" />
      {majorRules.map((value) => (
        <text
          key={value}
          x={plot.left - 6}
          y={heightOf(value, ratio)}
          dy="0.32em"
          textAnchor="end"
          opacity={value === 10 ? ratio : 1}
        >
          {thousands.format(value)}
        </text>
      ))}
      {labelledYears.map((year) => (
        <text key={year} x={acrossOf(year)} y={plot.bottom + 18} textAnchor="middle">
          {year}
        </text>
      ))}
      <text x={plot.right} y={plot.bottom + 38} textAnchor="end">
        {horizontal}
      </text>
      <text x={plot.left} y={8} className="scale-series">
        {series}
      </text>
    </svg>
  )
}
