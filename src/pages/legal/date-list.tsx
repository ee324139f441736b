/** A date as it is read and as machines read it. */
export interface NamedDate {
  label: string
  iso: string
  text: string
}

/** The dates of a legal text. */
export function DateList({ dates }: { dates: readonly NamedDate[] }) {
  return (
    <dl className="legal-dates">
      {dates.map((date) => (
        <div key={date.label}>
          <dt>{date.label}</dt>
          <dd>
            <time dateTime={date.iso}>{date.text}</time>
          </dd>
        </div>
      ))}
    </dl>
  )
}
