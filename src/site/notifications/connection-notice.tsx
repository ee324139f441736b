import { useEffect, useSyncExternalStore } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { announce } from '#src/site/frame/announcer.tsx'
import { Button } from '#src/ui/button.tsx'
import { useUi } from '#src/ui/ui-context.tsx'

/** A page that could not be fetched. Each attempt is a report of its own. */
interface Report {
  href: string
}

let report: Report | null = null
const listeners = new Set<() => void>()

function setReport(next: Report | null): void {
  report = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Has the notice say that the page at an address could not be fetched. */
export function reportLostConnection(href: string): void {
  setReport({ href })
}

/** Says that the page someone asked for could not be fetched, and tries again when asked to. The page stays. */
export function ConnectionNotice() {
  const { offline, retry } = useUi()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const lost = useSyncExternalStore(
    subscribe,
    () => report,
    () => null,
  )

  useEffect(() => {
    if (lost) announce(offline)
  }, [lost, offline])
  // biome-ignore lint/correctness/useExhaustiveDependencies: with the next page there is nothing left to say
  useEffect(() => setReport(null), [pathname])

  if (!lost) return null
  return (
    <div className="connection-notice on-ink">
      <p>{offline}</p>
      <Button variant="outline" size="sm" onClick={() => navigate(lost.href)}>
        {retry}
      </Button>
    </div>
  )
}
