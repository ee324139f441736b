import type { MouseEvent } from 'react'
import { Notice } from './notice.tsx'

export interface ErrorSummaryProps {
  title: string
  /** The title with their number, for screen readers. */
  name: string
  /** The errors in the order of the fields. */
  errors: readonly { id: string; message: string }[]
  moment: number
}

/** All errors together, each a link to its field. */
export function ErrorSummary({ title, name, errors, moment }: ErrorSummaryProps) {
  return (
    <Notice tone="error" title={title} name={name} moment={moment}>
      <ul>
        {errors.map(({ id, message }) => (
          <li key={id}>
            <a href={`#${id}`} className="notice-link" onClick={(event) => moveTo(event, id)}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </Notice>
  )
}

/** Moves the focus into the field and leaves the address as it is. */
function moveTo(event: MouseEvent, id: string): void {
  const field = document.getElementById(id)
  if (!field) return
  event.preventDefault()
  field.focus()
}
