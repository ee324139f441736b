import type { ReactNode } from 'react'
import type { Session, WebinarListProps } from '#src/blocks/webinar-list/row.ts'
import { Recording, Register } from '#src/blocks/webinar-list/webinar-session.tsx'
import { useHydrated } from '#src/ui/use-hydrated.ts'

/** A dated programme: what is coming, in full, then what was recorded. */
export function WebinarList({ words, upcoming, recorded }: WebinarListProps) {
  return (
    <>
      <section aria-labelledby="upcoming" className="upcoming">
        <h3 id="upcoming" className="label mb-4 text-accent">
          {words.upcoming}
        </h3>
        {upcoming.length === 0 && <p className="text-muted">{words.none}</p>}
        {upcoming.map((session) => (
          <Entry key={session.slug} session={session}>
            <p className="measure mt-4 text-muted">{session.description}</p>
            <Over words={words.over} ends={session.ends} />
            <Register session={session} words={words} />
          </Entry>
        ))}
      </section>
      <section aria-labelledby="recorded" className="past">
        <h3 id="recorded" className="label mb-4 text-accent">
          {words.recorded}
        </h3>
        {recorded.map((session) => (
          <Entry key={session.slug} session={session}>
            <Recording session={session} words={words} />
          </Entry>
        ))}
      </section>
    </>
  )
}

/**
 * The date at the size of a headline, then who speaks about what. Reader modes leave out what holds many links, unless its
 * name says it is text.
 */
function Entry({ session, children }: { session: Session; children: ReactNode }) {
  const { slug, title, speaker, date, starts, time, duration } = session
  return (
    <article
      id={slug}
      className="rule-top grid gap-x-6 gap-y-4 py-7 lg:grid-cols-12 print:py-4"
      aria-labelledby={`${slug}-title`}
    >
      <div className="session-date">
        <b>{date.day}</b> <time dateTime={starts} className="label text-accent-2">{`${date.month} ${date.year}`}</time>
        <p className="text-sm">
          {time}
          <br />
          {duration}
        </p>
      </div>
      <div className="section-text lg:col-span-8">
        <h4 id={`${slug}-title`} className="card-title">
          {title}
        </h4>
        <p className="mt-1 text-sm text-muted">{speaker}</p>
        {children}
      </div>
    </article>
  )
}

/** Said once the reader's clock is past the end; the page itself may be older than that. */
function Over({ words, ends }: { words: string; ends: string }) {
  const over = useHydrated() && Date.parse(ends) < Date.now()
  return over && <p className="mt-3 text-accent-2">{words}</p>
}
