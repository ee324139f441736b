import type { ReactNode } from 'react'
import { renderTree } from '#src/body/render-tree.tsx'
import type { Tree } from '#src/body/tree.ts'
import type { NamedDate } from '#src/pages/legal/date-list.tsx'
import { LegalHeader } from '#src/pages/legal/header.tsx'
import { type Notice, Notices } from '#src/pages/legal/notices.tsx'
import { TextBox } from '#src/pages/legal/text-box.tsx'
import { type VersionItem, VersionList } from '#src/pages/legal/version-list.tsx'
import type { BreadcrumbItem } from '#src/site/breadcrumb-item.ts'
import { BlocksStylesheet } from '#src/site/frame/blocks-stylesheet.tsx'

/** View model of the comparison of two versions of a legal text. */
export interface RedlineView {
  eyebrow: string
  title: string
  dates: NamedDate[]
  /** That the later version is not in effect. */
  notices: Notice[]
  /** What the later version says about its changes. */
  summary?: { title: string; text: string }
  counts: string
  /** How changes look, each in its own marks, with what is read aloud around them. */
  how: { title: string; inserted: Tree; deleted: Tree; moved: string }
  sections: { title: string; items: { id: string; number: string; text: string }[] }
  history: { title: string; versions: VersionItem[] }
  running: string
  breadcrumb: BreadcrumbItem[]
}

function ChangedSections({ sections }: { sections: RedlineView['sections'] }) {
  return (
    <nav className="legal-contents legal-changed" aria-labelledby="changed-title">
      <h2 id="changed-title" className="label">
        {sections.title}
      </h2>
      <ul>
        {sections.items.map((section) => (
          <li key={section.id}>
            <a href={`#${section.id}`}>
              <span role="none" className="tnum">{`${section.number}\u00a0`}</span>
              {` ${section.text}`}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Two neighbouring versions of a legal text in one: what was put in, taken out and moved. */
export function RedlineTemplate({ view, children }: { view: RedlineView; children: ReactNode }) {
  const { how, summary } = view
  return (
    <>
      <LegalHeader eyebrow={view.eyebrow} title={view.title} dates={view.dates} breadcrumb={view.breadcrumb}>
        <Notices notices={view.notices} />
      </LegalHeader>
      <div className="legal-columns container-page" data-behavior="running-title" data-running-title={view.running}>
        <ChangedSections sections={view.sections} />
        <article className="legal-text redline">
          {summary && (
            <TextBox title={summary.title}>
              <p>{summary.text}</p>
            </TextBox>
          )}
          <TextBox title={how.title}>
            <p>{view.counts}</p>
            <ul>
              <li>{renderTree(how.inserted, {})}</li>
              <li>{renderTree(how.deleted, {})}</li>
              <li>{how.moved}</li>
            </ul>
          </TextBox>
          {children}
          <VersionList title={view.history.title} versions={view.history.versions} />
        </article>
      </div>
      <BlocksStylesheet />
    </>
  )
}
