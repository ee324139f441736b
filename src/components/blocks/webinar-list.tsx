import type { ReactNode } from 'react'
import { Arrow } from '#src/components/ui/arrow.tsx'
import { ButtonLink } from '#src/components/ui/button.tsx'
import { type ButtonLook, buttonClasses } from '#src/components/ui/button-classes.ts'
import { TextLink } from '#src/components/ui/text-link.tsx'
import { classes } from '#src/lib/css-classes.ts'
import { useHydrated } from '#src/lib/use-hydrated.ts'
import type { BlockProps } from '#src/schemas/blocks.ts'
import type { Webinar } from '#src/schemas/resource.ts'

type Words = Omit<BlockProps<'WebinarList'>, 'time' | 'duration' | 'opens' | 'reserveAbout' | 'requestAbout'>

export interface Session
  extends Pick<Webinar, 'title' | 'description' | 'speaker' | 'status' | 'chapters' | 'excerpt'> {
  slug: string
  date: { day: string; month: string; year: string }
  /** The first and the last moment, as ISO dates. */
  starts: string
  ends: string
  /** Weekday and time in words. */
  time: string
  duration: string
  /** Registration or recording on another site. */
  external?: { href: string; note: string }
  /** The first line of a message about this session. */
  about: string
}

export interface WebinarListProps {
  words: Words
  upcoming: Session[]
  recorded: Session[]
}

interface SessionProps {
  session: Session
  words: Words
}

/** A dated programme: what is coming, in full, then what was recorded. */
export default function WebinarList({ words, upcoming, recorded }: WebinarListProps) {
  return (
    <>
      <section className="programme" aria-labelledby="upcoming">
        <h3 id="upcoming">{words.upcoming}</h3>
        {upcoming.length === 0 && <p className="text-muted">{words.none}</p>}
        {upcoming.map((session) => (
          <Entry key={session.slug} session={session}>
            <p className="measure mt-3 text-muted">{session.description}</p>
            <Over words={words.over} ends={session.ends} />
            <Register session={session} words={words} />
          </Entry>
        ))}
      </section>
      <section className="programme programme-past" aria-labelledby="recorded">
        <h3 id="recorded">{words.recorded}</h3>
        {recorded.map((session) => (
          <Entry key={session.slug} session={session}>
            <Recording session={session} words={words} />
          </Entry>
        ))}
      </section>
    </>
  )
}

/** The date at the size of a headline, then who speaks about what. */
function Entry({ session, children }: { session: Session; children: ReactNode }) {
  const { slug, title, speaker, date, starts, time, duration } = session
  return (
    <article id={slug} className="session" aria-labelledby={`${slug}-title`}>
      <time dateTime={starts} className="session-date">
        <b>{date.day}</b>{' '}
        <span className="label">
          {date.month} {date.year}
        </span>
      </time>
      <div>
        <h4 id={`${slug}-title`}>{title}</h4>
        <p className="text-sm text-muted">{speaker}</p>
        {children}
      </div>
      <p className="session-facts tnum text-sm">
        {time} <b>{duration}</b>
      </p>
    </article>
  )
}

/** Said once the reader's clock is past the end; the page itself may be older than that. */
function Over({ words, ends }: { words: string; ends: string }) {
  const over = useHydrated() && Date.parse(ends) < Date.now()
  return over && <p className="mt-3 text-accent-2">{words}</p>
}

function Register({ session, words }: SessionProps) {
  const look = { label: words.register, variant: 'default' } as const
  return (
    <More {...look} session={session}>
      <p className="measure text-muted">{words.registerText}</p>
      <p className="session-links">
        {/* Without a download attribute phones offer to add the event. */}
        <TextLink href={`/calendar/${session.slug}.ics`} arrow="down">
          {words.calendar}
        </TextLink>
        <Ask session={session}>{words.reserve}</Ask>
      </p>
    </More>
  )
}

function Recording({ session, words }: SessionProps) {
  const { description, chapters, excerpt } = session
  return (
    <More label={words.watch} variant="outline" session={session}>
      <h5 className="eyebrow">{words.summary}</h5>
      <p className="measure">{description}</p>
      <h5 className="eyebrow">{words.chapters}</h5>
      <ol className="text-sm">
        {chapters.map(({ at, title }) => (
          <li key={at} className="py-1">
            <span className="mr-4 font-mono text-muted">{at}</span>
            {title}
          </li>
        ))}
      </ol>
      {excerpt && (
        <>
          <h5 className="eyebrow">{words.excerpt}</h5>
          <blockquote className="measure">{excerpt}</blockquote>
        </>
      )}
      <p>
        <Ask session={session}>{words.request}</Ask>
      </p>
    </More>
  )
}

/** A link to the other site that has it, or a button that opens what we can offer instead. */
function More({
  label,
  variant,
  session,
  children,
}: { label: string; variant: ButtonLook['variant']; session: Session; children: ReactNode }) {
  const { external, title } = session
  const of = <span className="sr-only"> ({title})</span>
  if (external)
    return (
      <p className="session-more">
        <ButtonLink href={external.href} variant={variant}>
          {label}
          {of}
        </ButtonLink>{' '}
        <span className="text-sm text-muted">{external.note}</span>
      </p>
    )
  return (
    <details className="session-more">
      <summary className={buttonClasses({ variant })}>
        {label}
        {of}
        <Arrow direction="down" />
      </summary>
      <div className={classes('flow', 'pt-6')}>{children}</div>
    </details>
  )
}

function Ask({ session, children }: { session: Session; children: ReactNode }) {
  return (
    <TextLink href="/contact" interest="other" about={session.about} arrow>
      {children}
      <span className="sr-only"> ({session.title})</span>
    </TextLink>
  )
}
