import type { ReactNode } from 'react'
import type { SpreadLabels, Study } from '#src/blocks/case-study-explorer/row.ts'
import { heard, heardInProse } from '#src/body/heard.tsx'
import { classes } from '#src/lib/css-classes.ts'
import * as routes from '#src/lib/routes.ts'
import { ResponsiveImage } from '#src/ui/responsive-image.tsx'
import { TagList } from '#src/ui/tag-list.tsx'
import { TextLink } from '#src/ui/text-link.tsx'
import { MonthChart } from './month-chart.tsx'

interface SpreadProps {
  study: Study
  labels: SpreadLabels
  /** Puts the chart and the facts at the left, so that neighboring spreads mirror each other. */
  mirrored: boolean
  /** Taken off the screen by the filter; on paper every study is printed. */
  off: boolean
}

/** One study: the outcome at the size of a headline, the months it took, then how it was reached. */
export function CaseStudySpread({ study, labels, mirrored, off }: SpreadProps) {
  const title = `${study.id}-title`
  const side = classes('lg:col-span-5', mirrored && 'lg:order-first')
  return (
    <article id={study.id} className="study" aria-labelledby={title} data-off={off || undefined}>
      <div className="grid gap-x-12 gap-y-8 lg:grid-cols-12">
        <div className="lg:col-span-7">
          <p className="-ml-[0.03em] font-display text-[clamp(5rem,2rem+13vw,13rem)]/[0.95] font-light [font-variant-numeric:lining-nums] [letter-spacing:-0.05em] wrap-anywhere">
            {heard(study.impact)}
          </p>
          <p className="mt-4 max-w-[26ch] text-balance font-display text-xl/[1.3]">{study.impactLabel}</p>
        </div>
        <MonthChart className={side} measure={study.measure} startLabel={labels.startLabel} />
      </div>
      <div className="mt-10 grid gap-x-12 gap-y-8 lg:grid-cols-12">
        <h3 id={title} className="text-2xl lg:col-span-7">
          {study.title}
        </h3>
        <Facts className={side} study={study} labels={labels} />
      </div>
      {study.picture && <ResponsiveImage picture={study.picture} className="mt-12 block" />}
      <div className="mt-12 grid gap-x-12 gap-y-8 lg:grid-cols-3">
        <Column heading={labels.challengeLabel}>
          <p>{heardInProse(study.challenge)}</p>
        </Column>
        <Column heading={labels.solutionLabel}>
          <p>{heardInProse(study.solution)}</p>
        </Column>
        <Column heading={labels.resultsLabel}>
          <Results results={study.results} />
        </Column>
      </div>
      <div className="rule-top mt-8 pt-4">
        <TagList items={study.tags} />
      </div>
      <p className="mt-3">
        <TextLink href={routes.contactPage} about={`${labels.contactLabel}: ${study.title}`} arrow>
          {labels.contactLabel}
          <span className="sr-only"> ({study.title})</span>
        </TextLink>
      </p>
    </article>
  )
}

function Facts({ study, labels, className }: { study: Study; labels: SpreadLabels; className: string }) {
  const facts = [
    [labels.clientLabel, study.client],
    [labels.industryLabel, study.industry],
    [labels.timeframeLabel, study.timeframe],
  ]
  return (
    <dl className={classes('self-end text-sm', className)}>
      {facts.map(([term, value]) => (
        <div key={term} className="rule-top flex justify-between gap-4 py-2">
          <dt className="text-muted">{term}</dt>
          <dd className="text-right font-medium">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function Results({ results }: { results: string[] }) {
  return (
    <ul>
      {results.map((result) => (
        <li key={result} className="rule-top py-2 font-medium first:border-t-0 first:pt-0">
          {heardInProse(result)}
        </li>
      ))}
    </ul>
  )
}

function Column({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <div>
      <h4 className="label mb-3 text-accent">{heading}</h4>
      {children}
    </div>
  )
}
