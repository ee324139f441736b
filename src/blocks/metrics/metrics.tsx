import { CountUp } from '#src/blocks/count-up/count-up.tsx'
import type { MetricsProps } from '#src/blocks/metrics/row.ts'
import { StatFigure } from '#src/ui/stat-figure.tsx'

/** The figures of the home page side by side, counting up once when they come into view. */
export function Metrics({ duration, metrics }: MetricsProps) {
  return (
    <ul className="stats stats-row">
      {metrics.map(({ id, label, ...figure }) => (
        <li key={id}>
          <StatFigure value={<CountUp {...figure} duration={duration} />} label={label} />
        </li>
      ))}
    </ul>
  )
}
