import { IndustryProfile } from '#src/blocks/industry-profiles/industry-profile.tsx'
import { MarketChart } from '#src/blocks/industry-profiles/market-chart.tsx'
import type { IndustryProfilesProps } from '#src/blocks/industry-profiles/row.ts'

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
