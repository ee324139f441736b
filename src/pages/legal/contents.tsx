import type { NumberedHeading } from '#src/content/legal/section-numbers.ts'

function SectionLink({ section }: { section: NumberedHeading }) {
  return (
    <a href={`#${section.id}`}>
      <span role="none" className="tnum">{`${section.number}\u00a0`}</span>
      {` ${section.text}`}
    </a>
  )
}

/** Table of contents. Once the page is live it marks where the reader is, and keeps the mark in sight. */
export function Contents({ sections, title }: { sections: readonly NumberedHeading[]; title: string }) {
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
