import type { PropsOf } from '#src/blocks/block-definition.ts'
import { Ledger } from '#src/blocks/ledger/ledger.tsx'
import { LedgerRow } from '#src/blocks/ledger/ledger-row.tsx'
import type { ServiceRecord, Span, serviceExplorer } from '#src/blocks/service-explorer/row.ts'
import { heard } from '#src/body/heard.tsx'
import * as routes from '#src/lib/routes.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { Disclosure } from '#src/ui/disclosure.tsx'
import { Eyebrow } from '#src/ui/eyebrow.tsx'

interface ServiceSheetProps {
  service: ServiceRecord
  words: PropsOf<typeof serviceExplorer>
}

/** One service as a specification sheet: what it is at the left, its figures and key capabilities at the right. */
export function ServiceSheet({ service, words }: ServiceSheetProps) {
  return (
    <article id={service.slug} className="service-sheet">
      <div className="grid gap-4 self-start sm:justify-items-start lg:sticky lg:top-24 print:static! lg:col-span-5">
        <Eyebrow>{`${words.sheetLabel} ${service.number}`}</Eyebrow>
        <h3 className="text-3xl font-light">{service.title}</h3>
        <p className="text-lg">{service.subtitle}</p>
        <p className="measure text-muted">{service.description}</p>
        <ButtonLink href={routes.contactPage} interest={service.interest} about={service.title}>
          {service.cta}
        </ButtonLink>
      </div>
      <div className="lg:col-span-7">
        <Ledger>
          <LedgerRow term={words.resultsLabel}>
            <Results results={service.results} />
          </LedgerRow>
          <LedgerRow term={words.timelineLabel}>
            <Measure text={service.timeline} span={service.timelineSpan} ends={words.timelineScale} />
          </LedgerRow>
          <LedgerRow term={words.investmentLabel}>
            <Measure text={service.investment} span={service.investmentSpan} ends={words.investmentScale} />
          </LedgerRow>
        </Ledger>
        <p className="label mt-10 text-muted">{words.featuresLabel}</p>
        <Features service={service} whyLabel={words.whyLabel} />
      </div>
    </article>
  )
}

function Features({ service, whyLabel }: { service: ServiceRecord; whyLabel: string }) {
  return service.features.map(({ id, title, why }) => {
    const summary = (
      <span className="flex flex-col justify-between sm:flex-row sm:items-baseline">
        {title} <span className="font-mono text-xs text-muted">{whyLabel}</span>
      </span>
    )
    return (
      <Disclosure key={id} id={id} name="why" headingLevel={4} summary={summary}>
        <p>{why}</p>
      </Disclosure>
    )
  })
}

/**
 * The results line, its figures set large. Read as text it is the line as written. Like that of a measure, its paragraph has no
 * role: Orca leaves out an element a value begins with, in Firefox.
 */
function Results({ results }: { results: ServiceRecord['results'] }) {
  return (
    <p role="none" className="grid grid-cols-[repeat(auto-fit,minmax(min(7rem,100%),1fr))] gap-4">
      {results.map(({ figure, words }, index) => (
        <span key={words} role="none">
          {index > 0 && <span className="spoken">, </span>}
          <b className="font-display text-4xl font-light tnum">{figure}</b> <br />
          {words}
        </span>
      ))}
    </p>
  )
}

interface MeasureProps {
  text: string
  span: Span | undefined
  ends: readonly [string, string]
}

/** A range in words and, when it lies on it, as a band on a logarithmic ruler. All sheets share the ruler. */
function Measure({ text, span, ends }: MeasureProps) {
  return (
    <div role="none">
      <p role="none" className="font-display text-xl">
        {heard(text)}
      </p>
      {span && (
        <div className="service-ruler" aria-hidden="true">
          <svg className="log-ruled" aria-hidden="true">
            <rect x={percent(span[0])} width={percent(span[1] - span[0])} height="100%" />
          </svg>
          <span>{ends[0]}</span>
          <span>{ends[1]}</span>
        </div>
      )}
    </div>
  )
}

const percent = (position: number) => `${(position * 100).toFixed(1)}%`
