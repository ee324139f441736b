import type { Industry } from '#src/schemas/industry.ts'

export interface ProfileData extends Omit<Industry, 'order'> {
  id: string
}

export interface ProfileLabels {
  marketLabel: string
  growthLabel: string
  servicesLabel: string
  challengesLabel: string
  opportunitiesLabel: string
  resultLabel: string
}

interface ProfileProps {
  profile: ProfileData
  labels: ProfileLabels
}

/** One industry: its market at the size of a headline, then what stands in the way and what it could become. */
export function IndustryProfile({ profile, labels }: ProfileProps) {
  const title = `${profile.id}-title`
  return (
    <article id={profile.id} className="profile" aria-labelledby={title}>
      <h3 id={title} className="text-2xl">
        {profile.name}
      </h3>
      <Market profile={profile} labels={labels} />
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

function Market({ profile, labels }: ProfileProps) {
  return (
    <dl className="profile-market">
      <div>
        <dt className="label text-muted">{labels.marketLabel}</dt>
        <dd className="profile-size">{profile.marketSize}</dd>
      </div>
      <div>
        <dt className="label text-muted">{labels.growthLabel}</dt>
        <dd className="stat-value text-accent">{profile.growth}</dd>
      </div>
    </dl>
  )
}

function Points({ heading, points }: { heading: string; points: string[] }) {
  return (
    <div>
      <h4 className="eyebrow mb-3">{heading}</h4>
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

function Result({ profile, labels }: ProfileProps) {
  return (
    <div className="profile-result">
      <h4 className="eyebrow mb-3">{labels.resultLabel}</h4>
      <p className="text-2xl">{profile.caseStudy.result}</p>
      <p className="mt-3 text-sm text-muted">{profile.caseStudy.title}</p>
    </div>
  )
}
