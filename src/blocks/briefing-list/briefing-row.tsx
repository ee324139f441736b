import type { BriefingSummary } from '#src/blocks/briefing-list/briefing-summary.ts'
import { TextLink } from '#src/ui/text-link.tsx'

interface BriefingProps {
  briefing: BriefingSummary
  /** The words of a link under the text; left out, the title alone leads to the briefing. */
  label?: string
}

/** Category, day and reading time. */
export function BriefingMeta({ briefing }: BriefingProps) {
  return (
    <div className="dotted label text-muted">
      {briefing.category && <div>{briefing.category.name}</div>}
      <time dateTime={briefing.date.iso}>{briefing.date.text}</time>
      <div>{briefing.readTime}</div>
    </div>
  )
}

/** The title, which leads to the briefing. */
export function BriefingTitle({ briefing, className }: BriefingProps & { className: string }) {
  return (
    <h3 className={className}>
      <a href={briefing.href} className="hover:underline hover:decoration-1">
        {briefing.title}
      </a>
    </h3>
  )
}

/** A link under the text. Its words are few: the title, which leads to the same place, is heard before it. */
export function BriefingLink({ briefing, label }: BriefingProps & { label: string }) {
  return (
    <TextLink href={briefing.href} arrow>
      {label}
    </TextLink>
  )
}

/** A briefing as a line of a ruled list. Reader modes leave out what holds many links, unless its name says it is text. */
export function BriefingRow({ briefing, label }: BriefingProps) {
  return (
    <li className="briefing-row">
      <BriefingMeta briefing={briefing} />
      <div className="section-text">
        <BriefingTitle briefing={briefing} className="text-xl" />
        <p className="measure mt-1.5 text-muted">{briefing.excerpt}</p>
      </div>
      {label && <BriefingLink briefing={briefing} label={label} />}
    </li>
  )
}
