/** A version in the history of a document. */
export interface VersionItem {
  name: string
  href: string
  /** Whether it is the page that is open. */
  open: boolean
  /** From when until when it applied. */
  range: string
  changes?: { href: string; label: string; of: string }
  corrections: string[]
}

/** The history of a document: every published version, what it changed, and what was corrected in it. */
export function VersionList({ title, versions }: { title: string; versions: readonly VersionItem[] }) {
  return (
    <section id="version-history" className="legal-box legal-versions" aria-labelledby="versions-title">
      <h2 id="versions-title" className="label">
        {title}
      </h2>
      <ul>
        {versions.map((version) => (
          <li key={version.href}>
            {version.open ? (
              <strong aria-current="true">{version.name}</strong>
            ) : (
              <a href={version.href}>{version.name}</a>
            )}
            <span>{version.range}</span>
            {version.changes && (
              <a href={version.changes.href}>
                {version.changes.label}
                <span className="spoken">{` ${version.changes.of}`}</span>
              </a>
            )}
            {version.corrections.map((correction) => (
              <span key={correction}>{correction}</span>
            ))}
          </li>
        ))}
      </ul>
    </section>
  )
}
