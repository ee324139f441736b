import type { Job } from '#src/schemas/job.ts'
import { TrackCurves } from './track-curves.tsx'
import { useLinkButton } from './use-link-button.ts'

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
  const button = useLinkButton(onSelect, { 'aria-pressed': pressed })
  return (
    <a
      href={href}
      className={pressed ? 'track on-ink' : 'track'}
      aria-labelledby={`track-${id}`}
      aria-describedby={`track-${id}-text`}
      {...button}
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
