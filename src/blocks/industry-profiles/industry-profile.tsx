import type { ProfileData, ProfileLabels } from '#src/blocks/industry-profiles/row.ts'
import { heard, heardInProse } from '#src/body/heard.tsx'
import { type Market, marketHeight } from './market-scale.ts'

interface ProfileProps {
  profile: ProfileData
  labels: ProfileLabels
  /** All five, for the small drawing beside the figures. */
  markets: Market[]
}

/** One industry: its market at the size of a headline, then what stands in the way and what it could become. */
export function IndustryProfile({ profile, labels, markets }: ProfileProps) {
  const title = `${profile.id}-title`
  return (
    <article id={profile.id} className="profile" aria-labelledby={title}>
      <h3 id={title} className="text-3xl">
        {profile.name}
      </h3>
      <div className="mt-6 mb-8 flex flex-wrap items-baseline-last gap-x-12 gap-y-4">
        <Figures profile={profile} labels={labels} />
        <OwnLine name={profile.name} markets={markets} />
      </div>
      <p className="measure text-lg">{profile.focus}</p>
      <div className="mt-10 grid gap-x-12 gap-y-8 md:grid-cols-2">
        <Points heading={labels.challengesLabel} points={profile.challenges} />
        <Points heading={labels.opportunitiesLabel} points={profile.opportunities} />
      </div>
      <div className="mt-10 grid gap-x-12 gap-y-8 md:grid-cols-2">
        <Points heading={labels.servicesLabel} points={profile.services} />
        <Result profile={profile} labels={labels} />
      </div>
    </article>
  )
}

type PartProps = Omit<ProfileProps, 'markets'>

/** The lines of all five markets from today to ten years on, this one drawn strong. */
function OwnLine({ name, markets }: { name: string; markets: Market[] }) {
  return (
    <svg className="profile-line" aria-hidden="true">
      {markets.map((market) => (
        <line
          key={market.name}
          x2="100%"
          y1={marketHeight(market.from)}
          y2={marketHeight(market.to)}
          data-own={market.name === name || undefined}
        />
      ))}
    </svg>
  )
}

function Figures({ profile, labels }: PartProps) {
  return (
    <dl className="flex flex-wrap items-baseline-last gap-x-12 gap-y-4">
      <div className="min-w-0">
        <dt className="label text-muted">{labels.marketLabel}</dt>
        <dd className="mt-3 -ml-[0.03em] font-display text-[clamp(5.5rem,3rem+9vw,11rem)]/[1.1] font-light [font-variant-numeric:lining-nums] [letter-spacing:-0.05em] wrap-anywhere">
          {heard(profile.marketSize)}
        </dd>
      </div>
      <div className="min-w-0">
        <dt className="label text-muted">{labels.growthLabel}</dt>
        <dd className="tnum mt-3 font-display text-4xl font-light [letter-spacing:var(--tracking-display)] text-accent">
          {profile.growth}
        </dd>
      </div>
    </dl>
  )
}

function Points({ heading, points }: { heading: string; points: string[] }) {
  return (
    <div>
      <h4 className="label mb-3 text-accent">{heading}</h4>
      <ul>
        {points.map((point) => (
          <li key={point} className="rule-top py-2">
            {point}
          </li>
        ))}
      </ul>
    </div>
  )
}

function Result({ profile, labels }: PartProps) {
  return (
    <div className="border-accent-2 border-t-2 pt-4">
      <h4 className="label mb-3 text-accent">{labels.resultLabel}</h4>
      <p className="font-display text-2xl">{heardInProse(profile.caseStudy.result)}</p>
      <p className="mt-3 text-sm text-muted">{profile.caseStudy.title}</p>
    </div>
  )
}
