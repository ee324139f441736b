/** A date as it is read and as machines read it. */
export interface NamedDate {
  label: string
  iso: string
  text: string
}

/** The dates of a legal text. */
export function DateList({ dates }: { dates: readonly NamedDate[] }) {
  return (
    <dl className="my-6 flex flex-wrap gap-x-10 gap-y-2 text-(length:--text-sm)">
      {/* The same width in every font: the next date stays where it is when ours arrives. */}
      {dates.map((date) => (
        <div key={date.label} className="min-w-33">
          <dt className="text-muted">{date.label}</dt>
          <dd>
            {/* Without a role its words stand in the value itself: Orca leaves out an element a value begins with, in Firefox. */}
            <time role="none" dateTime={date.iso}>
              {date.text}
            </time>
          </dd>
        </div>
      ))}
    </dl>
  )
}
