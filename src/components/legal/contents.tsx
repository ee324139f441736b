import type { NumberedHeading } from '#src/lib/section-numbers.ts'
import { useCurrentHeading } from '#src/lib/use-current-heading.ts'

interface Current {
  id?: string
  /** The section around it. */
  section?: string
}

function currentOf(sections: readonly NumberedHeading[], id: string | undefined): Current {
  const section = sections.find(
    (candidate) => candidate.id === id || candidate.children.some((child) => child.id === id),
  )
  return { id, section: section?.id }
}

function SectionLink({ section, current }: { section: NumberedHeading; current: boolean }) {
  return (
    <a href={`#${section.id}`} aria-current={current ? 'location' : undefined}>
      <span className="tnum">{section.number}</span> {section.text}
    </a>
  )
}

/** Table of contents. Once the page is live it marks where the reader is and opens the subsections there. */
export function Contents({
  sections,
  title,
  target,
}: {
  sections: readonly NumberedHeading[]
  title: string
  target: string
}) {
  const current = currentOf(sections, useCurrentHeading(target))
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
              <SectionLink section={section} current={current.id === section.id} />
              {current.section === section.id && section.children.length > 0 && (
                <ol>
                  {section.children.map((child) => (
                    <li key={child.id}>
                      <SectionLink section={child} current={current.id === child.id} />
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
