import { useContext, useEffect } from 'react'
import { isChunkError, reloadOnce } from '#src/browser/reload-once.ts'
import { Button } from '#src/ui/button.tsx'
import { buttonClasses } from '#src/ui/button-classes.ts'
import { UiContext } from '#src/ui/ui-context.tsx'

/** What is told of an error: status and status text of an answer, or its message. */
function messageOf(error: unknown): string {
  if (error instanceof Response) return `${error.status} ${error.statusText}`.trim()
  return error instanceof Error ? error.message : String(error)
}

/** The screen of an unhandled error. Nothing is sent anywhere; the console has the whole error. */
export function ErrorScreen({ error }: { error: unknown }) {
  const ui = useContext(UiContext)
  const words = ui?.error
  const message = messageOf(error)
  const shown = ui && isChunkError(error) && !navigator.onLine ? ui.offline : message
  // To visitors it would say nothing.
  const stack = import.meta.env?.DEV && error instanceof Error ? error.stack : undefined

  useEffect(() => {
    // biome-ignore lint/suspicious/noConsole: what visitors are not shown is what developers look for
    console.error(error)
  }, [error])
  useEffect(() => {
    if (isChunkError(error) && navigator.onLine && reloadOnce()) return
    if (words) document.title = `${words.documentTitle} ${shown}`
  }, [error, words, shown])

  return (
    <section className="error-screen">
      <div role="alert">
        <h1 className="text-4xl" tabIndex={-1}>
          {words?.title ?? message}
        </h1>
        {words && <p className="mt-4 measure text-lg">{shown}</p>}
      </div>
      {words && (
        <div className="mt-8 flex flex-wrap gap-4">
          <Button onClick={() => window.location.reload()}>{words.reload}</Button>
          {/* Plain links: a fresh document is the surest way out. */}
          <a href="/" className={buttonClasses({ variant: 'outline' })}>
            {words.home}
          </a>
          <a href="/contact" className={buttonClasses({ variant: 'outline' })}>
            {words.contact}
          </a>
        </div>
      )}
      {stack && (
        <section aria-label={words?.stack ?? message}>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: text that scrolls must be reachable by keyboard */}
          <pre tabIndex={0} className="error-stack">
            {stack}
          </pre>
        </section>
      )}
    </section>
  )
}
