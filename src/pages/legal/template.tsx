import type { ReactNode } from 'react'
import { type Banner, ClosingBanner } from '#src/pages/legal/closing-banner.tsx'
import { Contents } from '#src/pages/legal/contents.tsx'
import type { NamedDate } from '#src/pages/legal/date-list.tsx'
import { LegalHeader } from '#src/pages/legal/header.tsx'
import { SectionLinks } from '#src/pages/legal/section-links.tsx'
import { TextBox } from '#src/pages/legal/text-box.tsx'
import { useRunningTitle } from '#src/pages/legal/use-running-title.ts'
import { type VersionItem, VersionList } from '#src/pages/legal/version-list.tsx'
import type { NumberedHeading } from '#src/pages/legal/view/section-numbers.ts'
import type { BreadcrumbItem } from '#src/site/breadcrumb-item.ts'
import { BlocksStylesheet } from '#src/site/frame/blocks-stylesheet.tsx'

/** View model of a version of a legal text. */
export interface LegalView {
  eyebrow: string
  title: string
  dates: NamedDate[]
  /** On a version that is not in effect: what to know, and where to go instead. */
  notice?: { text: string; links: { label: string; href: string }[] }
  contents: { title: string; sections: NumberedHeading[] }
  summary: { title: string; text: string }
  /** What this website stores, on the page that says so. */
  storage?: { title: string; text: string }
  history: { title: string; versions: VersionItem[] }
  banner: Banner
  copied: string
  /** Printed on top of each sheet. */
  running: string
  breadcrumb: BreadcrumbItem[]
}

function Notice({ notice }: { notice: NonNullable<LegalView['notice']> }) {
  return (
    <p className="legal-notice" role="note">
      {notice.text}{' '}
      {notice.links.map(({ label, href }) => (
        <a key={href} href={href}>
          {label}
        </a>
      ))}
    </p>
  )
}

/** Frame of the privacy policy and the terms of service: contents at the left, text at reading width. */
export function LegalTemplate({ view, children }: { view: LegalView; children: ReactNode }) {
  useRunningTitle(view.running)
  return (
    <>
      <LegalHeader eyebrow={view.eyebrow} title={view.title} dates={view.dates} breadcrumb={view.breadcrumb}>
        {view.notice && <Notice notice={view.notice} />}
      </LegalHeader>
      <BlocksStylesheet />
      <div className="legal-columns container-page">
        <Contents sections={view.contents.sections} title={view.contents.title} target="legal-text" />
        <article id="legal-text" className="legal-text">
          <TextBox title={view.summary.title}>
            <p>{view.summary.text}</p>
          </TextBox>
          {view.storage && (
            <TextBox title={view.storage.title}>
              <p>{view.storage.text}</p>
            </TextBox>
          )}
          <SectionLinks copied={view.copied}>{children}</SectionLinks>
          <VersionList title={view.history.title} versions={view.history.versions} />
        </article>
      </div>
      <ClosingBanner banner={view.banner} />
    </>
  )
}
