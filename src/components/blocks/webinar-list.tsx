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
      <section aria-labelledby="upcoming">
        <h3 id="upcoming" className="eyebrow mb-4">
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
      <section aria-labelledby="recorded" className="past mt-20">
        <h3 id="recorded" className="eyebrow mb-4">
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

/** The date at the size of a headline, then who speaks about what. */
function Entry({ session, children }: { session: Session; children: ReactNode }) {
  const { slug, title, speaker, status, date, starts, time, duration } = session
  return (
    <article id={slug} className="rule-top grid gap-x-6 gap-y-4 py-7 lg:grid-cols-12" aria-labelledby={`${slug}-title`}>
      <div className="session-date lg:col-span-4">
        <time dateTime={starts}>
          <b>{date.day}</b> <span className="label text-accent-2">{`${date.month} ${date.year}`}</span>
        </time>
        <p className="text-sm">
          {time}
          <br />
          {duration}
        </p>
      </div>
      <div className="lg:col-span-8">
        <h4 id={`${slug}-title`} className={classes('card-title', status === 'upcoming' && 'lg:text-2xl')}>
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

function Register({ session, words }: SessionProps) {
  const look = { label: words.register, variant: 'default' } as const
  return (
    <More {...look} session={session}>
      <p className="measure text-muted">{words.registerText}</p>
      <p className="flex flex-wrap gap-x-6 gap-y-2">
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
      <Part heading={words.summary}>
        <p className="measure">{description}</p>
      </Part>
      <div className="grid gap-6 lg:grid-cols-2">
        <Part heading={words.chapters}>
          <ol className="text-sm">
            {chapters.map(({ at, title }) => (
              <li key={at} className="rule-top flex gap-4 py-2">
                <span className="font-mono text-muted">{at}</span> {title}
              </li>
            ))}
          </ol>
        </Part>
        {excerpt && (
          <Part heading={words.excerpt}>
            <blockquote className="font-display text-lg">{excerpt}</blockquote>
          </Part>
        )}
      </div>
      <p>
        <Ask session={session}>{words.request}</Ask>
      </p>
    </More>
  )
}

function Part({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <div>
      <h5 className="label mb-2 text-faint">{heading}</h5>
      {children}
    </div>
  )
}

/** A link to the other site that has it, or a button that opens what we can offer instead. */
function More({
  label,
  variant,
  session,
  children,
}: {
  label: string
  variant: ButtonLook['variant']
  session: Session
  children: ReactNode
}) {
  const { external, title } = session
  const of = <span className="sr-only">{` (${title})`}</span>
  if (external)
    return (
      <p className="mt-5">
        <ButtonLink href={external.href} variant={variant}>
          {label}
          {of}
        </ButtonLink>{' '}
        <span className="text-sm text-muted">{external.note}</span>
      </p>
    )
  return (
    <details className="session mt-5">
      <summary className={buttonClasses({ variant })}>
        {label}
        {of}
        <Arrow direction="down" />
      </summary>
      <div className="grid gap-6 pt-6">{children}</div>
    </details>
  )
}

function Ask({ session, children }: { session: Session; children: ReactNode }) {
  return (
    <TextLink href="/contact" interest="other" about={session.about} arrow>
      {children}
      <span className="sr-only">{` (${session.title})`}</span>
    </TextLink>
  )
}
