import type { ClientTypesProps } from '#src/blocks/client-types/row.ts'
import type { Gradient } from '#src/content/field-types.ts'
import { inkStroke } from '#src/ui/ink-stroke.ts'

/** The kinds of client as a register: a monogram, a name, and what they hold the firm to. */
export function ClientTypes({ clientTypes }: ClientTypesProps) {
  return (
    <ul className="client-register">
      {clientTypes.map(({ id, name, description, gradient }) => (
        <li key={id}>
          <ClientMonogram name={name} gradient={gradient} />
          <h3>{name}</h3>
          <p className="text-sm text-muted">{description}</p>
        </li>
      ))}
    </ul>
  )
}

const edge = { start: 8, end: 64 } as const
const span = edge.end - edge.start
const logSteps = [1, 2, 3, 4, 5, 6, 7, 8, 9]

/** The first letters of the first two words; "Fortune 100 Enterprise" is FE. */
export function initials(name: string): string {
  const letters = name.split(/\s+/).flatMap((word) => word.match(/^\p{L}/u) ?? [])
  return letters.slice(0, 2).join('').toUpperCase()
}

/** Log-spaced rules that end on the diagonal, level or upright: half of the firm's own mark. */
function rules(name: string): string {
  const upright = (name.codePointAt(0) ?? 0) % 2 === 1
  return logSteps
    .map((step) => {
      const at = Math.round((edge.start + span * Math.log10(step)) * 10) / 10
      return upright
        ? `M${edge.start + edge.end - at} ${edge.start}V${edge.start + edge.end - at}`
        : `M${at} ${at}H${edge.end}`
    })
    .join('')
}

/** A generated mark for a kind of client: never a logo, and hidden from screen readers, who get the name. */
function ClientMonogram({ name, gradient }: { name: string; gradient: Gradient }) {
  return (
    <svg viewBox="0 0 72 72" className="client-monogram" aria-hidden="true">
      <path d={rules(name)} stroke={inkStroke[gradient]} />
      <text x={edge.start} y={edge.end} fontSize="26" fill="var(--color-paper-50)">
        {initials(name)}
      </text>
    </svg>
  )
}
