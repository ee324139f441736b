import { type ReactNode, useState } from 'react'

/** What the control of a field must carry. Spread it on the input. */
export interface FieldIds {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

export interface FieldProps {
  label: ReactNode
  /** The word that marks a field which may stay empty, for example "(optional)". */
  optional?: string | undefined
  hint?: ReactNode
  /** Why the value is refused. Nothing is shown when it is missing. */
  error?: ReactNode
  /** Filled in and accepted: a green border and a check mark. */
  valid?: boolean | undefined
  /** The id of the control. */
  id: string
  className?: string
  children: (ids: FieldIds) => ReactNode
}

/**
 * A form field: label above, hint, control, error, wired together for screen readers. Give the control class `input`. Orca
 * reads a label with its control (43.1): a hint written before that would belong to the field above it.
 */
export function Field({ label, optional, hint, error, valid, id, className, children }: FieldProps) {
  const hintId = hint ? `${id}-hint` : undefined
  const errorId = error ? `${id}-error` : undefined
  // Whoever types has heard the hint: with it a reader would say both again whenever the error changes.
  const [typing, setTyping] = useState(false)
  const describedBy = [!typing && hintId, errorId].filter(Boolean).join(' ') || undefined
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it follows what is typed in its control
    <div
      className={className ? `field ${className}` : 'field'}
      data-state={error ? 'invalid' : valid ? 'valid' : undefined}
      onInput={() => setTyping(true)}
      onBlur={() => setTyping(false)}
    >
      <label htmlFor={id}>
        {label}
        {optional && <span className="font-normal text-muted">{` ${optional}`}</span>}
      </label>
      <div className="field-control">
        {children({ id, 'aria-describedby': describedBy, 'aria-invalid': error ? true : undefined })}
      </div>
      {hint && (
        <p id={hintId} className="field-hint">
          {hint}
        </p>
      )}
      {error && (
        <p id={errorId} className="field-error">
          {error}
        </p>
      )}
    </div>
  )
}
