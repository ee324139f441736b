import type { ReactNode } from 'react'
import { TrackCurves } from '#src/components/entries/track-curves.tsx'
import { Breadcrumb } from '#src/components/site/breadcrumb.tsx'
import { ButtonLink } from '#src/components/ui/button.tsx'
import { Ledger, LedgerRow } from '#src/components/ui/ledger.tsx'
import { TextLink } from '#src/components/ui/text-link.tsx'
import type { BreadcrumbItem } from '#src/lib/breadcrumb-item.ts'
import type { Job } from '#src/schemas/job.ts'
import type { JobWords } from '#src/schemas/template-words.ts'

/** A day as it is written in the markup and as readers see it. */
interface DayView {
  iso: string
  text: string
}

/** Another open role named on the page of a role. */
export interface RelatedRole {
  href: string
  title: string
  salary: string
  location: string
  trackLabel: string
}

/** View model of an open role. */
export interface JobView
  extends Pick<Job, 'title' | 'description' | 'location' | 'type' | 'experience' | 'track' | 'skills' | 'impact'> {
  path: string
  /** The career path as readers see it, for example "Consulting". */
  trackLabel: string
  /** For example "$180k-$280k". */
  salary: string
  posted: DayView
  validThrough: DayView
  breadcrumb: BreadcrumbItem[]
  /** The words around the role, their gaps filled in. */
  words: JobWords
  related: RelatedRole[]
}

function Apply({ view }: { view: JobView }) {
  return (
    <ButtonLink href="/contact" interest="other" about={view.words.applyAbout} variant="emerald" size="lg">
      {view.words.apply}
    </ButtonLink>
  )
}

/** A light hero: salary and place stand on the rule under the title. */
function Header({ view }: { view: JobView }) {
  const { words } = view
  return (
    <header className="job-header">
      <TrackCurves track={view.track} className="track-curves" />
      <div className="container-page">
        <Breadcrumb items={view.breadcrumb} />
        <p className="eyebrow">{words.eyebrow}</p>
        <h1 tabIndex={-1}>{view.title}</h1>
        <p className="text-lg measure text-muted">{view.description}</p>
        <dl className="job-rule">
          <Fact term={words.salary}>
            <b>{view.salary}</b> {words.salaryPeriod}
          </Fact>
          <Fact term={words.location}>{view.location}</Fact>
          <Fact term={words.type}>{view.type}</Fact>
          <Fact term={words.experience}>{view.experience}</Fact>
        </dl>
        <Apply view={view} />
      </div>
    </header>
  )
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt className="sr-only">{term}</dt>
      <dd className="label">{children}</dd>
    </div>
  )
}

function Day({ day }: { day: DayView }) {
  return <time dateTime={day.iso}>{day.text}</time>
}

function Facts({ view }: { view: JobView }) {
  const { words } = view
  return (
    <aside className="job-facts" aria-label={words.facts}>
      <Ledger>
        <LedgerRow term={words.skills}>
          <ul>
            {view.skills.map((skill) => (
              <li key={skill}>{skill}</li>
            ))}
          </ul>
        </LedgerRow>
        <LedgerRow term={words.impact}>{view.impact}</LedgerRow>
        <LedgerRow term={words.posted}>
          <Day day={view.posted} />
        </LedgerRow>
        <LedgerRow term={words.closing}>
          <Day day={view.validThrough} />
        </LedgerRow>
      </Ledger>
      <Apply view={view} />
      <p className="text-sm text-muted">{words.applyNote}</p>
    </aside>
  )
}

function Others({ view }: { view: JobView }) {
  const { words, related } = view
  return (
    <section className="tone-vellum job-others" aria-labelledby="others-title">
      <div className="container-page">
        <h2 id="others-title" className="text-2xl">
          {words.others}
        </h2>
        <ul>
          {related.map((role) => (
            <li key={role.href}>
              <p className="label text-muted">{role.trackLabel}</p>
              <h3>
                <TextLink href={role.href}>{role.title}</TextLink>
              </h3>
              <p className="label">
                {role.salary} <span aria-hidden="true">·</span> {role.location}
              </p>
            </li>
          ))}
        </ul>
        <TextLink href="/careers#open-roles" arrow>
          {words.all}
        </TextLink>
      </div>
    </section>
  )
}

/** Frame of an open role: what it pays and where, the text, and the facts an applicant needs beside it. */
export function JobTemplate({ view, children }: { view: JobView; children: ReactNode }) {
  return (
    <>
      <Header view={view} />
      <div className="container-page job-columns">
        <article className="prose">{children}</article>
        <Facts view={view} />
      </div>
      {view.related.length > 0 && <Others view={view} />}
    </>
  )
}
