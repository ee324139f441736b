import type { NumberedHeading } from '#src/pages/legal/view/section-numbers.ts'
import { useCurrentHeading } from '#src/ui/use-current-heading.ts'
import { useScrolledIntoView } from './use-scrolled-into-view.ts'

function SectionLink({ section, current }: { section: NumberedHeading; current: boolean }) {
  return (
    <a href={`#${section.id}`} aria-current={current ? 'location' : undefined}>
      <span className="tnum">{section.number}</span> {section.text}
    </a>
  )
}

/** Table of contents. Once the page is live it marks where the reader is, and keeps the mark in sight. */
export function Contents({
  sections,
  title,
  target,
}: {
  sections: readonly NumberedHeading[]
  title: string
  target: string
}) {
  const current = useCurrentHeading(target)
  const list = useScrolledIntoView<HTMLElement>(current)
  return (
    <nav ref={list} className="legal-contents" aria-labelledby="contents-title">
      <details open className="disclosure">
        <summary>
          <h2 id="contents-title" className="label">
            {title}
          </h2>
        </summary>
        <ol>
          {sections.map((section) => (
            <li key={section.id}>
              <SectionLink section={section} current={current === section.id} />
              {section.children.length > 0 && (
                <ol>
                  {section.children.map((child) => (
                    <li key={child.id}>
                      <SectionLink section={child} current={current === child.id} />
                    </li>
                  ))}
                </ol>
              )}
            </li>
          ))}
        </ol>
      </details>
    </nav>
  )
}
