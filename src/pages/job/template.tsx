import type { ReactNode } from 'react'
import { TrackCurves } from '#src/blocks/career-explorer/track-curves.tsx'
import { Ledger } from '#src/blocks/ledger/ledger.tsx'
import { LedgerRow } from '#src/blocks/ledger/ledger-row.tsx'
import { heard } from '#src/body/heard.tsx'
import type { Job } from '#src/content/schemas/job.ts'
import type { JobWords } from '#src/content/schemas/template-words.ts'
import * as routes from '#src/lib/routes.ts'
import { type OtherRole, OtherRoles } from '#src/pages/job/other-roles.tsx'
import type { BreadcrumbItem } from '#src/site/breadcrumb-item.ts'
import { BlocksStylesheet } from '#src/site/frame/blocks-stylesheet.tsx'
import { Breadcrumb } from '#src/site/frame/breadcrumb.tsx'
import { ButtonLink } from '#src/ui/button.tsx'
import { Eyebrow } from '#src/ui/eyebrow.tsx'

/** A day as it is written in the markup and as readers see it. */
interface DayView {
  iso: string
  text: string
}

export type RelatedRole = OtherRole

/** View model of an open role. */
export interface JobView
  extends Pick<Job, 'title' | 'description' | 'location' | 'type' | 'experience' | 'track' | 'skills' | 'impact'> {
  path: string
  /** Whether blocks stand in the text. Words alone do not wait for the blocks' styles. */
  hasBlocks: boolean
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
    <ButtonLink href={routes.contactPage} interest="other" about={view.words.applyAbout} variant="emerald" size="lg">
      {view.words.apply}
    </ButtonLink>
  )
}

/** A light hero: salary and place stand on the rule under the title. */
function Header({ view }: { view: JobView }) {
  const { words } = view
  return (
    <section className="hero">
      <div className="container-page hero-words">
        <Breadcrumb items={view.breadcrumb} />
        <div className="hero-text">
          <Eyebrow>{words.eyebrow}</Eyebrow>
          <h1 tabIndex={-1}>{view.title}</h1>
          <p className="hero-description">{view.description}</p>
          <p className="hero-actions">
            <Apply view={view} />
          </p>
        </div>
        <dl className="flex flex-wrap gap-x-6 gap-y-1 border-strong border-t-2 pt-4 font-mono text-sm">
          <Fact term={words.salary}>
            <b className="font-normal text-accent-2">{heard(view.salary)}</b>
            {` ${words.salaryPeriod}`}
          </Fact>
          <Fact term={words.location}>{view.location}</Fact>
          <Fact term={words.type}>{view.type}</Fact>
          <Fact term={words.experience}>{heard(view.experience)}</Fact>
        </dl>
      </div>
      <TrackCurves track={view.track} className="hero-art track-curves" />
    </section>
  )
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt className="sr-only">{term}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function Day({ day }: { day: DayView }) {
  return (
    <time role="none" dateTime={day.iso}>
      {day.text}
    </time>
  )
}

function Facts({ view }: { view: JobView }) {
  const { words } = view
  return (
    <section
      className="grid content-start gap-6 lg:sticky print:static! lg:top-[calc(var(--bar)+2rem)] lg:pl-12"
      aria-label={words.facts}
    >
      <Ledger>
        <LedgerRow term={words.skills} values={view.skills} />
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
    </section>
  )
}

/** Frame of an open role: what it pays and where, the text, and the facts an applicant needs beside it. */
export function JobTemplate({ view, children }: { view: JobView; children: ReactNode }) {
  return (
    <>
      <Header view={view} />
      <div className="container-page grid gap-x-6 gap-y-8 pt-16 pb-(--section-y) lg:grid-cols-[7fr_5fr]">
        {view.hasBlocks && <BlocksStylesheet />}
        <article>{children}</article>
        {!view.hasBlocks && <BlocksStylesheet />}
        <Facts view={view} />
      </div>
      {view.related.length > 0 && <OtherRoles title={view.words.others} all={view.words.all} roles={view.related} />}
    </>
  )
}
