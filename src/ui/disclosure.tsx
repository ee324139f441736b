import type { ReactNode } from 'react'

export interface DisclosureProps {
  summary: ReactNode
  /** Disclosures with the same name: opening one closes the others. */
  name?: string
  open?: boolean
  /** A link to `#id` opens it (`open-named-disclosure.ts`). */
  id?: string
  headingLevel?: 3 | 4
  className?: string
  onToggle?: (open: boolean) => void
  children: ReactNode
}

/** A heading that opens and closes the text under it. Works without script; find-in-page opens it. */
export function Disclosure({
  summary,
  name,
  open,
  id,
  headingLevel = 3,
  className,
  onToggle,
  children,
}: DisclosureProps) {
  const Heading = `h${headingLevel}` as const

  return (
    <details
      id={id}
      name={name}
      open={open}
      className={className ? `disclosure ${className}` : 'disclosure'}
      onToggle={onToggle && ((event) => onToggle(event.currentTarget.open))}
    >
      <summary>
        <Heading className="disclosure-title">{summary}</Heading>
      </summary>
      <div className="disclosure-body flow">{children}</div>
    </details>
  )
}
