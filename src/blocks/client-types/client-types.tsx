import { ClientMonogram } from '#src/blocks/client-types/client-monogram.tsx'
import type { ClientTypesProps } from '#src/blocks/client-types/row.ts'

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
