import type { ReactNode } from 'react'
import type { Session, SessionWords } from '#src/blocks/webinar-list/row.ts'
import * as routes from '#src/lib/routes.ts'
import { Arrow } from '#src/ui/arrow.tsx'
import { ButtonLink } from '#src/ui/button.tsx'
import { type ButtonLook, buttonClasses } from '#src/ui/button-classes.ts'
import { TextLink } from '#src/ui/text-link.tsx'

interface SessionProps {
  session: Session
  words: SessionWords
}

/** The way into an upcoming session. */
export function Register({ session, words }: SessionProps) {
  return (
    <More label={words.register} session={session}>
      <p className="measure text-muted">{words.registerText}</p>
      <p className="flex flex-wrap gap-x-6 gap-y-2">
        {/* Without a download attribute phones offer to add the event. */}
        <TextLink href={routes.calendarFile.replace(':slug', session.slug)} arrow="down">
          {words.calendar}
          <Of session={session} />
        </TextLink>
        <Ask session={session}>{words.reserve}</Ask>
      </p>
    </More>
  )
}

/** The way to a recording, or what we can show of it here. */
export function Recording({ session, words }: SessionProps) {
  const { description, chapters, excerpt } = session
  return (
    <More label={words.watch} variant="outline" session={session}>
      <Part heading={words.summary}>
        <p className="measure">{description}</p>
      </Part>
      <div className="grid gap-6 lg:grid-cols-2 print:grid-cols-2">
        <Part heading={words.chapters}>
          <ol className="text-sm">
            {chapters.map(({ at, title }) => (
              <li key={at} className="rule-top flex gap-4 py-2">
                <span className="font-mono text-muted">
                  {at}
                  {/* In Chromium, Orca joins what stands in two boxes of a row. */}
                  <span className="spoken">{'\u00a0'}</span>
                </span>
                {` ${title}`}
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
  variant?: ButtonLook['variant']
  session: Session
  children: ReactNode
}) {
  const { external } = session
  if (external)
    return (
      <p className="mt-5">
        <ButtonLink href={external.href} variant={variant}>
          {label}
          <Of session={session} />
        </ButtonLink>{' '}
        <span className="text-sm text-muted">{external.note}</span>
      </p>
    )
  return (
    <details className="session">
      <summary className={buttonClasses({ variant })}>
        {label}
        <Of session={session} />
        <Arrow direction="down" />
      </summary>
      <div className="section-text grid gap-6 pt-6 print:gap-4 print:pt-0">{children}</div>
    </details>
  )
}

function Ask({ session, children }: { session: Session; children: ReactNode }) {
  return (
    <TextLink href={routes.contactPage} interest="other" about={session.about} arrow>
      {children}
      <Of session={session} />
    </TextLink>
  )
}

/** Tells links with the same words apart when they are read out of context. */
function Of({ session }: { session: Session }) {
  return <span className="sr-only">{` (${session.title})`}</span>
}
