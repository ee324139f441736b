import { useEffect } from 'react'
import * as routes from '#src/lib/routes.ts'
import { Button } from '#src/ui/button.tsx'
import { buttonClasses } from '#src/ui/button-classes.ts'
import { Disclosure } from '#src/ui/disclosure.tsx'
import { useUi } from '#src/ui/ui-context.tsx'

/** What is told of an error: status and status text of an answer, or its message. */
function messageOf(error: unknown): string {
  if (error instanceof Response) return `${error.status} ${error.statusText}`.trim()
  return error instanceof Error ? error.message : String(error)
}

/** The screen of an unhandled error. Nothing is sent anywhere. */
export function ErrorScreen({ error }: { error: unknown }) {
  const { error: words } = useUi()
  const message = messageOf(error)
  const stack = error instanceof Error && error.stack

  useEffect(() => {
    document.title = `${words.documentTitle} ${message}`
  }, [words, message])

  return (
    <section className="not-prose error-screen">
      <div role="alert">
        <h2>{words.title}</h2>
        <p className="error-message">{message}</p>
      </div>
      <div className="actions">
        <Button onClick={() => window.location.reload()}>{words.reload}</Button>
        {/* Plain links: a fresh document is the surest way out. */}
        <a href="/" className={buttonClasses({ variant: 'outline' })}>
          {words.home}
        </a>
        <a href={routes.contactPage} className={buttonClasses({ variant: 'outline' })}>
          {words.contact}
        </a>
      </div>
      {stack && (
        <Disclosure summary={words.stack}>
          {/* biome-ignore lint/a11y: what scrolls must be reachable by keyboard, and have a name then */}
          <pre role="region" aria-label={words.stack} tabIndex={0} className="error-stack">
            {stack}
          </pre>
        </Disclosure>
      )}
    </section>
  )
}
