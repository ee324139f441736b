/** A market today and after ten years of the same growth, in billions of dollars. */
export interface Market {
  name: string
  from: number
  to: number
}

/** A rule of the scale that carries its amount. */
export interface Decade {
  value: number
  label: string
}

export interface MarketChartProps {
  title: string
  note: string
  start: string
  end: string
  scale: Decade[]
  markets: Market[]
}

const lowest = 50
const highest = 20_000
/** The rules of logarithmic paper: nine to a decade, crowding toward the next. */
const rules = [100, 1000, 10_000]
  .flatMap((decade) => [1, 2, 3, 4, 5, 6, 7, 8, 9].map((step) => step * decade))
  .concat([60, 70, 80, 90])
  .filter((value) => value > lowest && value < highest)

/** Where an amount stands on the ratio scale, in per cent from the top. */
const height = (value: number) => {
  const share = Math.log(value / lowest) / Math.log(highest / lowest)
  return `${Math.round((1 - share) * 1000) / 10}%`
}

/** Markets as straight lines on a ratio scale. The figures stand in the profiles, so the drawing is hidden from those who cannot see it. */
export function MarketChart({ title, note, start, end, scale, markets }: MarketChartProps) {
  return (
    <figure className="market-chart on-ink">
      <figcaption>
        <h3>{title}</h3>
        <p className="measure mt-2 text-muted">{note}</p>
      </figcaption>
      <svg aria-hidden="true">
        {rules.map((value) => (
          <line key={value} className="chart-rules" x2="100%" y1={height(value)} y2={height(value)} />
        ))}
        {scale.map(({ value, label }) => (
          <text key={value} x="100%" y={height(value)} dy="-6" textAnchor="end" className="chart-scale">
            {label}
          </text>
        ))}
        {markets.map(({ name, from, to }) => (
          <g key={name}>
            <line x2="100%" y1={height(from)} y2={height(to)} />
            <circle cy={height(from)} r="4" />
            <circle cx="100%" cy={height(to)} r="4" />
            <text x="12" y={height(from)} dy="17">
              {name}
            </text>
          </g>
        ))}
      </svg>
      <p className="label flex justify-between gap-4 text-muted" aria-hidden="true">
        <span>{start}</span>
        <span className="text-right">{end}</span>
      </p>
    </figure>
  )
}
