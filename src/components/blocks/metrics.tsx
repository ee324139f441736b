import { CountUp } from '#src/components/ui/count-up.tsx'
import type { Metric } from '#src/schemas/home.ts'

export interface MetricsProps {
  /** Seconds the counters take. */
  duration: number
  metrics: Metric[]
}

/** The figures of the home page side by side, counting up once when they come into view. */
export default function Metrics({ duration, metrics }: MetricsProps) {
  return (
    <dl className="metric-row">
      {metrics.map(({ id, label, value, prefix, suffix, decimals }) => (
        <div key={id}>
          <dt className="label text-muted">{label}</dt>
          <dd className="stat-value">
            <CountUp value={value} prefix={prefix} suffix={suffix} decimals={decimals} duration={duration} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
