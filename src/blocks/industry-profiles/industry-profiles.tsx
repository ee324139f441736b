import { IndustryProfile } from '#src/blocks/industry-profiles/industry-profile.tsx'
import type { Decade, IndustryProfilesProps } from '#src/blocks/industry-profiles/row.ts'
import { type Market, marketHeight, marketRules } from './market-scale.ts'

/** Long profiles with an index that stays in view and marks the one being read. */
export function IndustryProfiles({ indexLabel, profiles, scale, markets, ...words }: IndustryProfilesProps) {
  const { chartTitle, chartNote, chartStart, chartEnd, ...labels } = words
  return (
    <div className="grid gap-x-6 gap-y-12 lg:grid-cols-12">
      <nav className="profile-index" data-behavior="contents" aria-label={indexLabel}>
        <p className="label mb-3 text-muted" aria-hidden="true">
          {indexLabel}
        </p>
        <ol>
          {profiles.map(({ id, name }) => (
            <li key={id}>
              <a href={`#${id}`} className="block border-t border-hairline py-2.5 hover:text-link">
                {name}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div className="lg:col-span-9">
        <MarketChart {...{ scale, markets }} title={chartTitle} note={chartNote} start={chartStart} end={chartEnd} />
        {profiles.map((profile) => (
          <IndustryProfile key={profile.id} profile={profile} markets={markets} labels={labels} />
        ))}
      </div>
    </div>
  )
}

interface MarketChartProps {
  title: string
  note: string
  start: string
  end: string
  scale: Decade[]
  markets: Market[]
}

/** Markets as straight lines on a ratio scale. The figures stand in the profiles, so the drawing is hidden from those who cannot see it. */
function MarketChart({ title, note, start, end, scale, markets }: MarketChartProps) {
  const fastest = markets.toSorted((one, other) => other.to / other.from - one.to / one.from)[0]?.name
  const largest = Math.max(...markets.map(({ from }) => from))
  return (
    <figure className="market-chart on-ink">
      <figcaption>
        <h3>{title}</h3>
        <p className="measure mt-2 text-muted">{note}</p>
      </figcaption>
      <svg aria-hidden="true">
        {marketRules.map((value) => (
          <line key={value} className="chart-rules" x2="100%" y1={marketHeight(value)} y2={marketHeight(value)} />
        ))}
        {scale.map(({ value, label }) => (
          <text key={value} x="-12" y={marketHeight(value)} dy=".3em" textAnchor="end" className="chart-scale">
            {label}
          </text>
        ))}
        {markets.map(({ name, from, to }) => (
          <g key={name} className={name === fastest ? 'market-lead' : undefined}>
            <line x2="100%" y1={marketHeight(from)} y2={marketHeight(to)} />
            <circle cy={marketHeight(from)} r="4" />
            <circle cx="100%" cy={marketHeight(to)} r="4" />
            <text x="12" y={marketHeight(from)} dy={from === largest ? '-.7em' : '1.4em'}>
              {name}
            </text>
          </g>
        ))}
      </svg>
      <p className="label flex justify-between gap-4 pl-14 text-muted" aria-hidden="true">
        <span>{start}</span>
        <span className="text-right">{end}</span>
      </p>
    </figure>
  )
}
