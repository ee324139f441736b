import { type ReactNode, useEffect, useRef } from 'react'

export interface DisclosureProps {
  summary: ReactNode
  /** Disclosures with the same name: opening one closes the others. */
  name?: string
  open?: boolean
  /** Links to `#id` open it. */
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
  const details = useRef<HTMLDetailsElement>(null)
  const Heading = `h${headingLevel}` as const

  useEffect(() => {
    const openFromAddress = () => {
      if (id && details.current && decodeURIComponent(window.location.hash) === `#${id}`) details.current.open = true
    }
    openFromAddress()
    window.addEventListener('hashchange', openFromAddress)
    return () => window.removeEventListener('hashchange', openFromAddress)
  }, [id])

  return (
    <details
      ref={details}
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
