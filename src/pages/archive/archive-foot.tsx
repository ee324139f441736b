import { TextLink } from '#src/ui/text-link.tsx'

export interface NamedLink {
  name: string
  href: string
}

interface ArchiveFootProps {
  years: readonly NamedLink[]
  /** The list that is shown. */
  current: string
  feed?: NamedLink
  /** Before the years. */
  label: string
}

/** The way to other years, and the feed of the list. */
export function ArchiveFoot({ years, current, feed, label }: ArchiveFootProps) {
  return (
    <div className="archive-foot">
      <nav aria-labelledby="archive-years">
        <p id="archive-years" className="label text-muted">
          {label}
        </p>
        <ul className="tnum">
          {years.map(({ name, href }) => (
            <li key={href}>
              <a href={href} aria-current={href === current || undefined}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {feed && <TextLink href={feed.href}>{feed.name}</TextLink>}
    </div>
  )
}
