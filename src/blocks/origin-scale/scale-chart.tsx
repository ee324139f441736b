import { formatNumber } from '#src/lib/numbers.ts'
import {
  acrossOf,
  curvePath,
  dotsPath,
  heightOf,
  majorRules,
  minorRules,
  plot,
  round,
  rulesPath,
} from './scale-geometry.ts'

interface ScaleChartProps {
  /** 0 is the linear axis, 1 the ratio axis; anything between is on its way. */
  ratio: number
  series: string
  horizontal: string
}

const labelledYears = [0, 2, 4, 6, 8, 10]
const crisp = { fill: 'none', vectorEffect: 'non-scaling-stroke' } as const

/** Ten years of doubling on an axis between linear and ratio. A picture of the words beside it, so hidden from screen readers. */
export function ScaleChart({ ratio, series, horizontal }: ScaleChartProps) {
  return (
    <svg viewBox={`0 0 ${plot.width} ${plot.height}`} className="scale-chart" fill="var(--faint)" aria-hidden="true">
      <path {...crisp} d={rulesPath(minorRules, ratio)} stroke="var(--hairline)" />
      <path {...crisp} d={rulesPath(majorRules, ratio)} stroke="var(--faint)" opacity="0.5" />
      <path {...crisp} d={curvePath(ratio)} stroke="var(--accent-2)" strokeWidth="2.5" />
      <path {...crisp} d={dotsPath(ratio)} stroke="var(--accent-2)" strokeWidth="9" strokeLinecap="round" />
      <text x={plot.left} y={8} fill="var(--accent-2)">
        {series}
      </text>
      <g textAnchor="end">
        {majorRules.map((value) => (
          <text
            key={value}
            x={plot.left - 6}
            y={round(heightOf(value, ratio))}
            dy="0.32em"
            opacity={value === 10 ? ratio : undefined}
          >
            {formatNumber(value)}
          </text>
        ))}
        <text x={plot.right} y={plot.height - 6}>
          {horizontal}
        </text>
      </g>
      <g textAnchor="middle">
        {labelledYears.map((year) => (
          <text key={year} x={acrossOf(year)} y={plot.bottom + 18}>
            {year}
          </text>
        ))}
      </g>
    </svg>
  )
}
