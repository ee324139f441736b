import type { ReactNode } from 'react'
import { BlocksStylesheet } from '#src/components/site/blocks-stylesheet.tsx'
import { Breadcrumb } from '#src/components/site/breadcrumb.tsx'
import { PrintButton } from '#src/components/site/print-button.tsx'
import { ButtonLink } from '#src/components/ui/button.tsx'
import type { BreadcrumbItem } from '#src/lib/breadcrumb-item.ts'
import type { NumberedHeading } from '#src/lib/section-numbers.ts'
import type { LegalWords } from '#src/schemas/legal-words.ts'

/** View model of a legal text. */
export interface LegalView {
  title: string
  summary: string
  effective: { iso: string; text: string }
  lastUpdated: { iso: string; text: string }
  sections: NumberedHeading[]
  words: LegalWords
  banner: LegalWords['banners']['privacy-policy']
  /** What this website stores, on the page that says so. */
  storage?: { title: string; text: string }
  breadcrumb: BreadcrumbItem[]
}

function DateLine({ label, date }: { label: string; date: LegalView['effective'] }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <time dateTime={date.iso}>{date.text}</time>
      </dd>
    </div>
  )
}

function Contents({ sections, title }: { sections: NumberedHeading[]; title: string }) {
  return (
    <nav className="legal-contents" aria-labelledby="contents-title">
      <details open>
        <summary>
          <h2 id="contents-title" className="label">
            {title}
          </h2>
        </summary>
        <ol>
          {sections.map((section) => (
            <li key={section.id}>
              <a href={`#${section.id}`}>
                <span className="tnum">{section.number}</span> {section.text}
              </a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  )
}

function Banner({ banner }: { banner: LegalView['banner'] }) {
  return (
    <aside className="on-ink legal-banner" aria-labelledby="banner-title">
      <div className="container-page">
        <h2 id="banner-title" className="text-2xl">
          {banner.title}
        </h2>
        <p>{banner.text}</p>
        <div className="flex flex-wrap gap-4">
          <ButtonLink href={banner.primary.href} about={banner.primary.about} variant="hero">
            {banner.primary.label}
          </ButtonLink>
          <ButtonLink href={banner.secondary.href} variant="outline">
            {banner.secondary.label}
          </ButtonLink>
        </div>
      </div>
    </aside>
  )
}

/** Frame of the privacy policy and the terms of service: contents at the left, text at reading width. */
export function LegalTemplate({ view, children }: { view: LegalView; children: ReactNode }) {
  const { words } = view
  return (
    <>
      <header className="legal-header container-page">
        <Breadcrumb items={view.breadcrumb} />
        <p className="label legal-eyebrow text-accent">{words.eyebrow}</p>
        <h1 className="text-4xl" tabIndex={-1}>
          {view.title}
        </h1>
        <dl className="legal-dates">
          <DateLine label={words.lastUpdated} date={view.lastUpdated} />
          <DateLine label={words.effective} date={view.effective} />
        </dl>
        <PrintButton />
      </header>
      <BlocksStylesheet />
      <div className="legal-columns container-page">
        <Contents sections={view.sections} title={words.contents} />
        <article className="legal-text">
          <aside className="legal-box" aria-labelledby="summary-title">
            <h2 id="summary-title" className="label">
              {words.summary}
            </h2>
            <p>{view.summary}</p>
          </aside>
          {view.storage && (
            <aside className="legal-box" aria-labelledby="storage-title">
              <h2 id="storage-title" className="label">
                {view.storage.title}
              </h2>
              <p>{view.storage.text}</p>
            </aside>
          )}
          {children}
        </article>
      </div>
      <Banner banner={view.banner} />
    </>
  )
}
