import type { KeyboardEvent, MouseEvent } from 'react'
import { useHydrated } from '#src/lib/use-hydrated.ts'
import type { Job } from '#src/schemas/job.ts'
import { TrackCurves } from './track-curves.tsx'

/** A career path as its card shows it. */
export interface TrackSummary {
  id: Job['track']
  name: string
  title: string
  text: string
  steps: string
  /** How many roles are open, in words. */
  announcement: string
}

interface TrackCardProps {
  track: TrackSummary
  pressed: boolean
  href: string
  onSelect: () => void
}

/** A link in prerendered HTML; once React runs, the same element acts as a toggle button. */
export function TrackCard({
  track: { id, title, text, steps, announcement },
  pressed,
  href,
  onSelect,
}: TrackCardProps) {
  const roles = useHydrated() ? { role: 'button', 'aria-pressed': pressed } : {}
  const take = (event: MouseEvent | KeyboardEvent) => {
    event.preventDefault()
    onSelect()
  }
  return (
    <a
      href={href}
      className={pressed ? 'track on-ink' : 'track'}
      aria-labelledby={`track-${id}`}
      aria-describedby={`track-${id}-text`}
      {...roles}
      onClick={(event) => isPlain(event) && take(event)}
      onKeyDown={(event) => event.key === ' ' && take(event)}
    >
      <TrackCurves track={id} className="track-curves" />
      <span id={`track-${id}`} className="track-title">
        {title}
      </span>
      <span id={`track-${id}-text`} className="track-words">
        <span>{text}</span>
        <span className="text-sm text-muted">{steps}</span>
        <span className="label">{announcement}</span>
      </span>
    </a>
  )
}

/** Opening in a new tab or window stays with the browser. */
function isPlain(event: MouseEvent): boolean {
  return event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
}
