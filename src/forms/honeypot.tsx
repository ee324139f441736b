export const honeypotName = 'website'

/** A field for programs only: out of sight, out of the tab order, never filled in by browsers. */
export function Honeypot({ label }: { label: string }) {
  return (
    <div className="sr-only" aria-hidden="true">
      <label>
        {label}
        <input name={honeypotName} type="text" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}
