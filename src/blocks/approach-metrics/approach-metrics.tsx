import type { ApproachMetricsProps } from '#src/blocks/approach-metrics/row.ts'
import { CountUp } from '#src/blocks/count-up/count-up.tsx'
import { fillWords } from '#src/lib/fill-words.ts'

/** A rising line whose slope is the year's change: taller for a larger trend. */
function TrendLine({ trend }: { trend: number }) {
  const rise = Math.round(Math.min(28, 4 + trend))
  return (
    <svg viewBox="0 0 96 32" className="w-[96px] fill-none stroke-2 stroke-copper-500" aria-hidden="true">
      <path d={`M0 30C40 30 64 ${30 - rise * 0.3} 96 ${30 - rise}`} />
    </svg>
  )
}

/** Four figures that count up in sixty increments over two seconds, with their change against the year before. */
export function ApproachMetrics({ metrics, trend }: ApproachMetricsProps) {
  return (
    <ul className="grid gap-6 md:grid-cols-2">
      {metrics.map((metric) => (
        <li key={metric.id} className="metric-card" data-color={metric.color}>
          <h3 className="label">{metric.title}</h3>
          <p className="font-display text-4xl/none font-light">
            <CountUp
              value={metric.value}
              prefix={metric.prefix}
              suffix={metric.suffix}
              decimals={metric.decimals}
              duration={2}
              steps={60}
            />
          </p>
          <TrendLine trend={metric.trend} />
          <p className="label text-accent">{fillWords(trend, { trend: `+${metric.trend}` })}</p>
          <p className="text-muted">{metric.description}</p>
        </li>
      ))}
    </ul>
  )
}
