import { tickPattern } from '#src/blocks/advisor-network/tick-pattern.ts'

interface MonogramProps {
  name: string
  initials: string
  className?: string
}

/** The square that stands for a portrait: initials between two axes, ruled in a way that belongs to the name. */
export function Monogram({ name, initials, className }: MonogramProps) {
  return (
    <svg viewBox="0 0 96 96" className={className ? `monogram ${className}` : 'monogram'} aria-hidden="true">
      <path d="M0 96V0" strokeDasharray={tickPattern(name, 96)} />
      <path d="M0 96H96" strokeDasharray={tickPattern(initials + name, 96)} />
      <text x="53" y="53">
        {initials}
      </text>
    </svg>
  )
}
