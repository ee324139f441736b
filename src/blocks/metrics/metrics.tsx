import type { Metric } from '#src/content/schemas/home.ts'
import { CountUp } from '#src/ui/count-up.tsx'
import { StatFigure } from '#src/ui/stat-figure.tsx'

export interface MetricsProps {
  /** Seconds the counters take. */
  duration: number
  metrics: Metric[]
}

/** The figures of the home page side by side, counting up once when they come into view. */
export default function Metrics({ duration, metrics }: MetricsProps) {
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
