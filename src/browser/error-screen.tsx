import { useContext, useEffect } from 'react'
import { useRouteLoaderData } from 'react-router-dom'
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
  stack?: string | undefined
}

/** The words of the interface, also when the layout itself is what failed. */
function useErrorWords() {
  const inLayout = useContext(UiContext)
  const data = useRouteLoaderData<LayoutData>('root')
  return inLayout ?? data?.ui
}

/** The screen of an unhandled error. Nothing is sent anywhere. */
export function ErrorScreen({ error, message, stack }: ErrorScreenProps) {
  const ui = useErrorWords()
  const words = ui?.error
  const chunk = isChunkError(error)

  useEffect(() => {
    if (chunk && navigator.onLine && reloadOnce()) return
    if (words) document.title = `${words.documentTitle} ${message}`
  }, [chunk, words, message])

  return (
    <>
      <section className="container-page section-y">
        <div role="alert">
          <h1 className="text-4xl" tabIndex={-1}>
            {words?.title ?? message}
          </h1>
          {words && <p className="mt-4 measure text-lg">{message}</p>}
          {ui && chunk && <p className="mt-4 measure text-lg">{ui.offline}</p>}
        </div>
        {words && (
          <div className="mt-8 flex flex-wrap gap-4">
            <Button onClick={() => window.location.reload()}>{words.reload}</Button>
            {/* A plain link: a fresh document is the surest way out. */}
            <a href="/" className={buttonClasses({ variant: 'outline' })}>
              {words.home}
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
      <BlocksStylesheet />
    </>
  )
}
