import { isRouteErrorResponse, useRouteError } from 'react-router-dom'
import { ErrorScreen } from '#src/browser/error-screen.tsx'

/** Shows an unhandled error of one page; the layout around it survives. */
export function RouteError() {
  const error = useRouteError()
  // The router leaves an answer as it is when a page could not even be found out about.
  if (isRouteErrorResponse(error) || error instanceof Response)
    return <ErrorScreen error={error} message={`${error.status} ${error.statusText}`.trim()} />
  if (error instanceof Error) return <ErrorScreen error={error} message={error.message} stack={error.stack} />
  return <ErrorScreen error={error} message={String(error)} />
}
