import { useContext, useEffect } from 'react'
import { useRouteLoaderData } from 'react-router-dom'
import { isConnectionError } from '#src/browser/connection-error.ts'
import { isChunkError, reloadOnce } from '#src/browser/reload-once.ts'
import { BlocksStylesheet } from '#src/site/frame/blocks-stylesheet.tsx'
import type { LayoutData } from '#src/site/layout-data.ts'
import { Button } from '#src/ui/button.tsx'
import { buttonClasses } from '#src/ui/button-classes.ts'
import { UiContext } from '#src/ui/ui-context.tsx'

interface ErrorScreenProps {
  error: unknown
  /** Status and status text, or the error's message. */
  message: string
  /** Shown where the site is developed; to visitors it would say nothing. */
  stack?: string | undefined
}

/** The words of the interface, also when the layout itself is what failed. */
function useErrorWords() {
  const inLayout = useContext(UiContext)
  const data = useRouteLoaderData<LayoutData>('root')
  return inLayout ?? data?.ui
}

/** The screen of an unhandled error. Nothing is sent anywhere; the console has the whole error. */
export function ErrorScreen({ error, message, stack }: ErrorScreenProps) {
  const ui = useErrorWords()
  const words = ui?.error
  const shown = ui && isConnectionError(error) ? ui.offline : message

  useEffect(() => {
    // biome-ignore lint/suspicious/noConsole: what visitors are not shown is what developers look for
    console.error(error)
  }, [error])
  useEffect(() => {
    if (isChunkError(error) && navigator.onLine && reloadOnce()) return
    if (words) document.title = `${words.documentTitle} ${shown}`
  }, [error, words, shown])

  return (
    <>
      <section className="container-page section-y">
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
        {import.meta.env?.DEV && stack && (
          <section aria-label={words?.stack ?? message}>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: text that scrolls must be reachable by keyboard */}
            <pre tabIndex={0} className="error-stack">
              {stack}
            </pre>
          </section>
        )}
      </section>
      <BlocksStylesheet />
    </>
  )
}
