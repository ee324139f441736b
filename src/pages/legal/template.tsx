import type { ReactNode } from 'react'
import type { NumberedHeading } from '#src/content/legal/section-numbers.ts'
import type { LegalWords } from '#src/content/schemas/legal-words.ts'
import type { NamedDate } from '#src/pages/legal/date-list.tsx'
import { LegalHeader } from '#src/pages/legal/header.tsx'
import { type Notice, Notices } from '#src/pages/legal/notices.tsx'
import { TextBox } from '#src/pages/legal/text-box.tsx'
import { type VersionItem, VersionList } from '#src/pages/legal/version-list.tsx'
import type { BreadcrumbItem } from '#src/site/breadcrumb-item.ts'
import { BlocksStylesheet } from '#src/site/frame/blocks-stylesheet.tsx'
import { ButtonLink } from '#src/ui/button.tsx'

/** View model of a version of a legal text. */
export interface LegalView {
  eyebrow: string
  title: string
  dates: NamedDate[]
  /** On a version that is not in effect, what to know, and where to go instead; on the one in effect what comes after it. */
  notices: Notice[]
  contents: { title: string; sections: NumberedHeading[] }
  summary: { title: string; text: string }
  /** What this website stores, on the page that says so. */
  storage?: { title: string; text: string }
  history: { title: string; versions: VersionItem[] }
  banner: LegalWords['banners'][keyof LegalWords['banners']]
  copied: string
  /** Whether blocks stand in the text. Words alone do not wait for the blocks' styles. */
  hasBlocks: boolean
  /** Printed on top of each sheet. */
  running: string
  breadcrumb: BreadcrumbItem[]
}

/** Frame of the privacy policy and the terms of service: contents at the left, text at reading width. */
export function LegalTemplate({ view, children }: { view: LegalView; children: ReactNode }) {
  return (
    <>
      <LegalHeader eyebrow={view.eyebrow} title={view.title} dates={view.dates} breadcrumb={view.breadcrumb}>
        <Notices notices={view.notices} />
      </LegalHeader>
      <div className="legal-columns container-page" data-behavior="running-title" data-running-title={view.running}>
        <Contents sections={view.contents.sections} title={view.contents.title} />
        <article id="legal-text" className="legal-text">
          <TextBox title={view.summary.title}>
            <p>{view.summary.text}</p>
          </TextBox>
          {view.storage && (
            <TextBox title={view.storage.title}>
              <p>{view.storage.text}</p>
            </TextBox>
          )}
          {view.hasBlocks && <BlocksStylesheet />}
          <div data-behavior="section-links" data-copied={view.copied}>
            {children}
          </div>
          <VersionList title={view.history.title} versions={view.history.versions} />
        </article>
      </div>
      {!view.hasBlocks && <BlocksStylesheet />}
      <ClosingBanner banner={view.banner} />
    </>
  )
}

function SectionLink({ section }: { section: NumberedHeading }) {
  return (
    <a href={`#${section.id}`}>
      <span role="none" className="tnum">{`${section.number}\u00a0`}</span>
      {` ${section.text}`}
    </a>
  )
}

/** Table of contents. Once the page is live it marks where the reader is, and keeps the mark in sight. */
function Contents({ sections, title }: LegalView['contents']) {
  return (
    <nav className="legal-contents" data-behavior="contents" aria-labelledby="contents-title">
      <details open className="disclosure">
        <summary>
          <h2 id="contents-title" className="label">
            {title}
          </h2>
        </summary>
        <ul>
          {sections.map((section) => (
            <li key={section.id}>
              <SectionLink section={section} />
              {section.children.length > 0 && (
                <ul>
                  {section.children.map((child) => (
                    <li key={child.id}>
                      <SectionLink section={child} />
                    </li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ul>
      </details>
    </nav>
  )
}

/** The banner that closes a legal text. */
function ClosingBanner({ banner }: Pick<LegalView, 'banner'>) {
  return (
    <div className="on-ink legal-banner">
      <div className="container-page grid gap-5 py-16">
        <h2 className="text-2xl">{banner.title}</h2>
        <p className="max-w-[56ch]">{banner.text}</p>
        <div className="flex flex-wrap gap-4">
          <ButtonLink href={banner.primary.href} about={banner.primary.about} variant="hero">
            {banner.primary.label}
          </ButtonLink>
          <ButtonLink href={banner.secondary.href} variant="outline">
            {banner.secondary.label}
          </ButtonLink>
        </div>
      </div>
    </div>
  )
}
