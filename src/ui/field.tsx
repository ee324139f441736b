import type { ReactNode } from 'react'

/** What the control of a field must carry. Spread it on the input. */
export interface FieldIds {
  id: string
  'aria-labelledby': string | undefined
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
 * reads a label with its control (43.1): a hint written before that would belong to the field above it. The hint is part of
 * the name, the error alone describes: in Firefox (153) a description that replaces another one is said twice by Tab.
 */
export function Field({ label, optional, hint, error, valid, id, className, children }: FieldProps) {
  const hintId = hint ? `${id}-hint` : undefined
  const errorId = error ? `${id}-error` : undefined
  const labelId = hint ? `${id}-label` : undefined
  return (
    <div
      className={className ? `field ${className}` : 'field'}
      data-state={error ? 'invalid' : valid ? 'valid' : undefined}
    >
      <label id={labelId} htmlFor={id}>
        {label}
        {optional && <span className="font-normal text-muted">{` ${optional}`}</span>}
      </label>
      <div className="field-control">
        {children({
          id,
          'aria-labelledby': labelId && `${labelId} ${hintId}`,
          'aria-describedby': errorId,
          'aria-invalid': error ? true : undefined,
        })}
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
